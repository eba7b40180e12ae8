/** What the server tells about one's own account. */

/** One place where somebody is logged in; `id` is good for ending it. */
export interface SessionInfo {
  id: string;
  current: boolean;
  device: string;
  place: string;
  created: string;
  seen: string;
  expires: string;
}

/** What only its owner sees of an account; `mail` tells whether the server can send mail. */
export interface AccountInfo {
  email: string | null;
  created: string;
  mail: boolean;
}
