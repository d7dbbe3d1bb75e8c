import { PackedBody } from './packed-body.js';
import type { Question } from './question.js';

/** What an entry costs beside its bytes: key, addresses, headers, index. */
const OVERHEAD_BYTES = 2_048;

/** An answer with all that it takes to send it again. */
export class KeptAnswer extends PackedBody {
  /** Every URL that is known to ask for it. */
  readonly urls: string[] = [];
  readonly countsAs: string | undefined;

  constructor(
    readonly key: string,
    readonly question: Question,
    readonly tags: readonly string[],
    body: Buffer,
    readonly version: number,
    /** On the clock of `performance.now()`. */
    readonly goodUntil: number,
    readonly scope?: readonly string[],
    /** What its policy finds listed in it. */
    readonly listed?: ReadonlySet<string>,
  ) {
    super(body);
    this.countsAs = question.policy.countsAs?.(question.input);
  }

  /** Includes the packed variants that may be added. */
  get sizeBytes(): number {
    return this.bodyBytes + 2 * this.key.length + OVERHEAD_BYTES;
  }
}
