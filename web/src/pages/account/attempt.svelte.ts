/** Something that is tried on the account page: whether it is under way, and what went wrong. */
import { problemOf } from "../../lib/api";
import type { Problem, Text } from "../../lib/wire";
import { toast } from "../../shell/toasts.svelte";

export class Attempt {
  problem = $state.raw<Problem | null>(null);
  busy = $state(false);

  /** Tries it, and says so when it is done; false if it was refused. */
  async make(act: () => Promise<unknown>, done?: Text): Promise<boolean> {
    this.busy = true;
    this.problem = null;
    try {
      await act();
      if (done) toast(done);
      return true;
    } catch (caught) {
      this.problem = problemOf(caught);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
