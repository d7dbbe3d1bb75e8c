/** The final knowledge of a client about a request. */
export type Outcome = 'ok' | 'failed' | 'unknown';

/** Kinds of requests; all except `submit` are order actions, named as in the order's history. */
export type Act =
  | 'submit'
  | 'signContract'
  | 'uploadSlip'
  | 'confirmPayment'
  | 'rejectSlip'
  | 'ship'
  | 'receive'
  | 'cancel'
  | 'staffCancel';

/** One intended action of a client with all its tries. */
export interface Said {
  readonly act: Act;
  readonly userId: string;
  /** The idempotency key of a submit, or the number of the moved order. */
  readonly key: string;
  readonly outcome: Outcome;
  /** The orders in the answer of a submit. */
  readonly orderIds: readonly string[];
  /** Attempts without a known outcome. */
  readonly unsure: number;
  /** The code of the refusal. */
  readonly code: string;
}

/** One request that was sent. `status` is 0 without an answer. */
export interface Answer {
  readonly route: string;
  readonly status: number;
  readonly ms: number;
  /** Whether the body was the family's envelope. */
  readonly isEnveloped: boolean;
  /** The beginning of the body, for unexpected answers. */
  readonly sample: string;
}

/** A read after a successful change. */
export interface Reread {
  readonly act: Act;
  readonly orderId: string;
  readonly found: 'seen' | 'missing' | 'unavailable';
}

/** One chat message, sent once. */
export interface Talk {
  /** The buyer whose conversation it belongs to. */
  readonly personId: string;
  readonly content: string;
  /** Its number, when the sender received its echo. */
  readonly seq: number | null;
  /** False when there was no socket to send it to. */
  readonly isSent: boolean;
}

/** Records of all clients, stored outside of the system under test. */
export class Ledger {
  readonly said: Said[] = [];
  readonly answers: Answer[] = [];
  readonly rereads: Reread[] = [];
  readonly talk: Talk[] = [];

  /** Returns the number of actions with this outcome. */
  count(outcome: Outcome, act?: Act): number {
    return this.said.filter((one) => one.outcome === outcome && (!act || one.act === act)).length;
  }
}
