import { hash } from 'node:crypto';
import { codingFor, packQuickly, packWell, type Coding } from '../envelope/coding.js';

/** One encoding of a body. */
export interface Variant {
  /** Coding of the variant; `undefined` for the body as it is. */
  readonly coding: Coding | undefined;
  readonly body: Buffer;
  /** Strong tag: each variant has its own, because its bytes differ. */
  readonly etag: string;
}

/** Share of the original size below which a packed body is worth unpacking. */
const WORTH_UNPACKING = 0.9;
/** Suffixes of the tags of all variants; `1` marks those that were packed for the first reader. */
const TAG_ENDS = ['', '-br', '-br1', '-gzip', '-gzip1'];

/** A body that is sent repeatedly, and its packed forms. */
export class PackedBody {
  private readonly plain: Variant;
  private readonly packed: Partial<Record<Coding, Variant>> = {};
  /** Packing for the first reader who accepts a coding. */
  private readonly firstPacked: Partial<Record<Coding, Promise<void>>> = {};
  /** Codings that were packed again, or are about to be. */
  private readonly packedWell = new Set<Coding>();
  private readonly hash: string;
  private hits = 0;

  constructor(body: Buffer) {
    this.hash = hash('sha1', body, 'base64url');
    this.plain = { coding: undefined, body, etag: `"${this.hash}"` };
  }

  /** Size in bytes, including the packed variants that may be added. */
  get bodyBytes(): number {
    return Math.ceil(this.plain.body.length * 1.6);
  }

  /** Packs the body for its first reader, who waits for it; others who come meanwhile wait for the same packing. */
  async pack(acceptEncoding: string | undefined): Promise<void> {
    const coding = codingFor(acceptEncoding, this.plain.body.length);
    if (coding) await (this.firstPacked[coding] ??= this.packQuickly(coding));
  }

  /**
   * Returns the smallest variant that a reader with this `Accept-Encoding` understands. Packing runs beside the
   * requests, and with high compression only for bodies that are requested again.
   */
  variantFor(acceptEncoding: string | undefined): Variant {
    this.hits += 1;
    const coding = codingFor(acceptEncoding, this.plain.body.length);
    if (!coding) return this.plain;
    if (this.hits > 1 && !this.packedWell.has(coding)) this.packWell(coding);
    return this.packed[coding] ?? this.plain;
  }

  /** Returns the tag of any variant that a reader has already, according to `If-None-Match`. */
  heldTag(ifNoneMatch: string | undefined): string | undefined {
    if (!ifNoneMatch?.includes(this.hash)) return undefined;
    return TAG_ENDS.map((end) => this.tag(end)).find((tag) => ifNoneMatch.includes(tag));
  }

  private async packQuickly(coding: Coding): Promise<void> {
    const body = await packQuickly[coding](this.plain.body);
    this.packed[coding] ??= this.smaller(coding, body, '1');
  }

  private packWell(coding: Coding): void {
    this.packedWell.add(coding);
    void packWell[coding](this.plain.body).then(
      (body) => (this.packed[coding] = this.smaller(coding, body, '')),
    );
  }

  /** Returns the packed variant, or the plain one where packing does not pay. */
  private smaller(coding: Coding, body: Buffer, marked: string): Variant {
    if (body.length >= this.plain.body.length * WORTH_UNPACKING) return this.plain;
    return { coding, body, etag: this.tag(`-${coding}${marked}`) };
  }

  private tag(end: string): string {
    return `"${this.hash}${end}"`;
  }
}
