import { Injectable } from '@nestjs/common';
import type { ProcessState } from '@mall/contracts/messaging';

/** A process that was seen within this time and does not answer is named; after it, it counts as replaced. */
const REMEMBERED_MS = 5 * 60_000;

export interface SeenProcess {
  readonly state: ProcessState;
  readonly seenAt: number;
}

/** What processes have answered this one, so that those that stop answering can be named. */
@Injectable()
export class ProcessCache {
  private readonly seen = new Map<string, SeenProcess>();

  note(states: readonly ProcessState[], now = Date.now()): void {
    for (const state of states) this.seen.set(state.processId, { state, seenAt: now });
    for (const [id, { seenAt }] of this.seen) if (now - seenAt > REMEMBERED_MS) this.seen.delete(id);
  }

  /** Answered or not, by service and id. */
  get all(): readonly SeenProcess[] {
    return [...this.seen.values()];
  }
}
