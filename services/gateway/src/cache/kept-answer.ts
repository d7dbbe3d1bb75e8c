import { PackedBody } from './packed-body.js';
import type { Question } from './question.js';

/** Bytes of an entry besides its body: key, addresses, headers, index. */
const OVERHEAD_BYTES = 2_048;

/** A cached answer with everything needed to send it again. */
export class KeptAnswer extends PackedBody {
  /** Every URL that is known to request it. */
  readonly urls: string[] = [];
  readonly countsAs: string | undefined;

  constructor(
    readonly key: string,
    readonly question: Question,
    readonly tags: readonly string[],
    body: Buffer,
    readonly version: number,
    /** Time of expiry on the clock of `performance.now()`. */
    readonly goodUntil: number,
    readonly scope?: readonly string[],
    /** Ids that its policy finds listed in it. */
    readonly listed?: ReadonlySet<string>,
  ) {
    super(body);
    this.countsAs = question.policy.countsAs?.(question.input);
  }

  /** Size in bytes, including the packed variants that may be added. */
  get sizeBytes(): number {
    return this.bodyBytes + 2 * this.key.length + OVERHEAD_BYTES;
  }
}
