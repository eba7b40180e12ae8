/** Asking once more before a choice by which something goes unused although it could be used. */
import { settings } from "../lib/settings.svelte";
import type { Choice } from "../lib/wire";

export class Caution {
  /** The choice that waits for a second thought. */
  held = $state.raw<Choice | null>(null);

  /** Whether a choice is held back; made again, it is not. */
  holds(choice: Choice): boolean {
    const isNew = settings.warnings && choice.waste !== null && this.held?.move !== choice.move;
    this.held = isNew ? choice : null;
    return isNew;
  }

  /** The choice is no longer meant. */
  forget(): void {
    this.held = null;
  }
}
