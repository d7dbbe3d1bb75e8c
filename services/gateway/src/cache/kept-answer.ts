import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Question } from './question.js';

/** `identity` is the answer as it is. */
type Coding = 'br' | 'gzip' | 'identity';

/** One way to send an answer. */
export interface Variant {
  readonly coding: Coding;
  readonly body: Buffer;
  /** Strong: other bytes, another tag. */
  readonly etag: string;
}

/** Below this a network packet carries it either way. */
const WORTH_PACKING_BYTES = 1_200;
/** What an entry costs beside its bytes: key, addresses, headers, index. */
const OVERHEAD_BYTES = 2_048;

const packed: Readonly<Record<Exclude<Coding, 'identity'>, (body: Buffer) => Promise<Buffer>>> = {
  gzip: (body) => promisify(gzip)(body, { level: 6 }),
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
};

/** An answer with all that it takes to send it again. */
export class KeptAnswer {
  /** Every URL that is known to ask for it. */
  readonly urls: string[] = [];
  private readonly variants: Partial<Record<Coding, Variant>>;
  private readonly hash: string;
  private hits = 0;
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
    this.countsAs = question.policy.countsAs?.(question.input);
    this.hash = hash('sha1', body, 'base64url');
    this.variants = { identity: { coding: 'identity', body, etag: `"${this.hash}"` } };
  }

  /** Includes the compressed variants that may be added. */
  get sizeBytes(): number {
    return Math.ceil(this.variants.identity!.body.length * 1.6) + 2 * this.key.length + OVERHEAD_BYTES;
  }

  /**
   * The smallest way to send it that a reader with this `Accept-Encoding` understands. Packing is done beside the
   * requests, and only for answers that are asked for again.
   */
  variantFor(acceptEncoding: string | undefined): Variant {
    this.hits += 1;
    const plain = this.variants.identity!;
    if (!acceptEncoding || plain.body.length < WORTH_PACKING_BYTES) return plain;
    const coding = takes(acceptEncoding, 'br') ? 'br' : takes(acceptEncoding, 'gzip') ? 'gzip' : 'identity';
    const variant = this.variants[coding];
    if (variant) return variant;
    if (coding !== 'identity' && this.hits > 1) this.pack(coding, plain);
    return plain;
  }

  /** The variant that a reader holds already, going by `If-None-Match`. */
  heldVariant(ifNoneMatch: string | undefined): Variant | undefined {
    if (!ifNoneMatch?.includes(this.hash)) return undefined;
    return Object.values(this.variants).find(({ etag }) => ifNoneMatch.includes(etag));
  }

  private pack(coding: Exclude<Coding, 'identity'>, plain: Variant): void {
    // Until it is there, and when it does not pay, the plain one stands in.
    this.variants[coding] = plain;
    void packed[coding](plain.body).then((body) => {
      if (body.length < plain.body.length * 0.9)
        this.variants[coding] = { coding, body, etag: `"${this.hash}-${coding}"` };
    });
  }
}

/** `br` and `br;q=0.5`, but not `br;q=0`. */
function takes(acceptEncoding: string, coding: string): boolean {
  const at = acceptEncoding.indexOf(coding);
  if (at < 0) return false;
  return !/^\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/.test(acceptEncoding.slice(at + coding.length));
}
