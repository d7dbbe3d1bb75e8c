/** What a client knows in the end about something it asked for. */
export type Outcome = 'ok' | 'failed' | 'unknown';

/** What can be asked for; all but `submit` are moves of an order, named as the order's history names them. */
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

/** One wish of one client, with all its tries. */
export interface Said {
  readonly act: Act;
  readonly userId: string;
  /** The idempotency key of a submit, the number of the order for a move. */
  readonly key: string;
  readonly outcome: Outcome;
  /** The orders that a submit was answered with. */
  readonly orderIds: readonly string[];
  /** Tries of which nobody told the client what became of them. */
  readonly unsure: number;
  /** The code of the refusal. */
  readonly code: string;
}

/** One try on the wire. `status` 0: no answer came. */
export interface Answer {
  readonly route: string;
  readonly status: number;
  readonly ms: number;
  /** Whether the body was the family's envelope. */
  readonly isEnveloped: boolean;
  /** The beginning of the body, of answers that should not be. */
  readonly sample: string;
}

/** Looking again for what was answered with ok. */
export interface Reread {
  readonly act: Act;
  readonly orderId: string;
  readonly found: 'seen' | 'missing' | 'unavailable';
}

/** One message of the chat, said once. */
export interface Talk {
  /** Whose conversation it is. */
  readonly personId: string;
  readonly content: string;
  /** Its number, when the sender heard it back. */
  readonly seq: number | null;
  /** False when there was no socket to say it into. */
  readonly isSent: boolean;
}

/** What every client was told, kept outside of the system under test. */
export class Ledger {
  readonly said: Said[] = [];
  readonly answers: Answer[] = [];
  readonly rereads: Reread[] = [];
  readonly talk: Talk[] = [];

  /** How many wishes ended so. */
  count(outcome: Outcome, act?: Act): number {
    return this.said.filter((one) => one.outcome === outcome && (!act || one.act === act)).length;
  }
}
