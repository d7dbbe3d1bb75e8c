import { Injectable } from '@nestjs/common';
import type { ProcessState } from '@mall/contracts/messaging';

/** Time for which a process that was seen and does not answer is still listed; after it, it counts as replaced. */
const REMEMBERED_MS = 5 * 60_000;

export interface SeenProcess {
  readonly state: ProcessState;
  readonly seenAt: number;
}

/** Last answers of processes, so that those that stop answering can be listed. */
@Injectable()
export class ProcessCache {
  private readonly seen = new Map<string, SeenProcess>();

  note(states: readonly ProcessState[], now = Date.now()): void {
    for (const state of states) this.seen.set(state.processId, { state, seenAt: now });
    for (const [id, { seenAt }] of this.seen) if (now - seenAt > REMEMBERED_MS) this.seen.delete(id);
  }

  /** Returns all processes, answered or not, by service and id. */
  get all(): readonly SeenProcess[] {
    return [...this.seen.values()];
  }
}
