import { inLanguage, type Locale, type StoredText } from '@mall/validation';
import type { JsonBytes } from '../write/json-bytes.js';

/** Texts are stored in chunks of this many bytes, so that growing copies nothing. */
const CHUNK = 1 << 20;
/** Bytes that a processor reads at once. */
const LINE = 64;
const PART = 0;
const LANGUAGES: readonly Locale[] = ['ru', 'zh', 'en'];
const FREE = -1;
const GONE = -2;

/** All texts: the start of each one in the bytes, its length in bytes, and its references; 0 for a free position. */
export interface StoredTexts {
  readonly starts: Uint32Array<ArrayBuffer>;
  readonly lengths: Uint32Array<ArrayBuffer>;
  readonly uses: Uint32Array<ArrayBuffer>;
}

/** Deduplicated texts as UTF-8 bytes with reference counts, already escaped for a JSON string. */
export class TextHeap {
  private readonly chunks: Buffer[] = [];
  private top = CHUNK;
  private starts = new Uint32Array(1_024);
  private lengths = new Uint32Array(1_024);
  private uses = new Uint32Array(1_024);
  private count = 0;
  private readonly freed: number[] = [];
  private slots = new Int32Array(4_096).fill(FREE);
  private used = 0;
  private scratch = Buffer.alloc(4_096);
  /** Bytes of texts without references. */
  private waste = 0;
  private bytes = 0;

  constructor() {
    // Position 0 is the empty text; it is never released.
    this.keep('');
  }

  /**
   * Stores a text in the three languages, each with its fallback, or adds a reference; returns its position.
   */
  keepTexts(text: StoredText): number {
    const parts = LANGUAGES.map((locale) => quotable(inLanguage(text, locale)));
    return this.intern(parts[0] === parts[1] && parts[0] === parts[2] ? parts[0]! : parts.join('\0'));
  }

  keep(text: string): number {
    return this.intern(quotable(text));
  }

  /** Adds a reference to a stored text. */
  keepAgain(id: number): number {
    this.uses[id]! += 1;
    return id;
  }

  /** Removes a reference; the text is freed with the last one. */
  release(id: number): void {
    if (id === 0) return;
    this.uses[id]! -= 1;
    if (this.uses[id] !== 0) return;
    this.forget(id);
    this.freed.push(id);
    this.waste += this.lengths[id]!;
    if (this.waste > 16 * CHUNK && this.waste * 3 > this.bytes) this.compact();
  }

  /** Returns the position of a stored text, or −1. */
  find(text: string): number {
    return this.lookUp(this.encode(quotable(text)));
  }

  /** Returns the text in one language, escaped for JSON, without quotes. */
  textInLocale(id: number, locale: Locale): string {
    const start = this.starts[id]!;
    const chunk = this.chunks[Math.floor(start / CHUNK)]!;
    const from = start % CHUNK;
    const end = from + this.lengths[id]!;
    const first = chunk.indexOf(PART, from);
    if (first === -1 || first >= end) return chunk.toString('utf8', from, end);
    if (locale === 'ru') return chunk.toString('utf8', from, first);
    const second = chunk.indexOf(PART, first + 1);
    return locale === 'zh'
      ? chunk.toString('utf8', first + 1, second)
      : chunk.toString('utf8', second + 1, end);
  }

  /** Writes the text in one language, escaped for JSON, without quotes. */
  write(id: number, locale: Locale, into: JsonBytes): void {
    const start = this.starts[id]!;
    const chunk = this.chunks[Math.floor(start / CHUNK)]!;
    const end = (start % CHUNK) + this.lengths[id]!;
    let from = start % CHUNK;
    let to = partEnd(chunk, from, end);
    // A text that is the same in all languages is stored once.
    for (let left = LANGUAGES.indexOf(locale); left > 0 && to < end; left -= 1) {
      from = to + 1;
      to = partEnd(chunk, from, end);
    }
    into.putBytes(chunk, from, to);
  }

  /** Reads these texts once, without waiting for each of them, and returns a number without meaning. @see readAhead */
  readAhead(ids: Uint32Array): number {
    const { starts, lengths, chunks } = this;
    let sum = 0;
    for (let at = 0; at < ids.length; at += 1) sum += starts[ids[at]!]! + lengths[ids[at]!]!;
    for (let at = 0; at < ids.length; at += 1) {
      const start = starts[ids[at]!]!;
      const chunk = chunks[Math.floor(start / CHUNK)]!;
      const from = start % CHUNK;
      const end = from + lengths[ids[at]!]!;
      for (let offset = from; offset < end; offset += LINE) sum += chunk[offset]!;
    }
    return sum;
  }

  /** Returns the distinct texts of all languages. */
  plain(id: number): string[] {
    const texts = LANGUAGES.map((locale) => JSON.parse(`"${this.textInLocale(id, locale)}"`) as string);
    return [...new Set(texts)];
  }

  /** Returns the input of `startRestoring`; the bytes in chunks. Valid until the next change. */
  state(): StoredTexts & { readonly chunks: readonly Uint8Array[] } {
    const last = this.chunks.length - 1;
    return {
      starts: this.starts.subarray(0, this.count),
      lengths: this.lengths.subarray(0, this.count),
      uses: this.uses.subarray(0, this.count),
      chunks: this.chunks.map((chunk, at) => (at === last ? chunk.subarray(0, this.top) : chunk)),
    };
  }

  /** Replaces all texts; each has to be entered afterwards. */
  startRestoring({ starts, lengths, uses, bytes }: StoredTexts & { readonly bytes: ArrayBuffer }): void {
    const chunks = Math.max(1, Math.ceil(bytes.byteLength / CHUNK));
    this.chunks.length = 0;
    for (let at = 0; at < chunks - 1; at += 1) this.chunks.push(Buffer.from(bytes, at * CHUNK, CHUNK));
    // The last one is copied, because further texts are written to its end.
    const last = Buffer.allocUnsafeSlow(CHUNK);
    const rest = new Uint8Array(bytes, (chunks - 1) * CHUNK);
    last.set(rest);
    this.top = rest.length;
    this.chunks.push(last);
    this.bytes = bytes.byteLength;
    this.waste = bytes.byteLength;
    [this.starts, this.lengths, this.uses, this.count] = [starts, lengths, uses, starts.length];
    this.freed.length = 0;
    let slots = 4_096;
    while (slots < this.count * 3) slots *= 2;
    this.slots = new Int32Array(slots).fill(FREE);
    this.used = 0;
  }

  /** Makes a restored text findable, or frees its position. */
  enterRestored(id: number): void {
    if (this.uses[id] === 0) this.freed.push(id);
    else {
      this.waste -= this.lengths[id]!;
      this.enter(id);
    }
  }

  private intern(quoted: string): number {
    const length = this.encode(quoted);
    const known = this.lookUp(length);
    if (known >= 0) {
      this.uses[known]! += 1;
      return known;
    }
    return this.store(length);
  }

  private encode(quoted: string): number {
    if (quoted.length * 3 > this.scratch.length) this.scratch = Buffer.alloc(quoted.length * 6);
    return this.scratch.write(quoted, 0, 'utf8');
  }

  private lookUp(length: number): number {
    const last = this.slots.length - 1;
    for (let slot = hash(this.scratch, 0, length) & last; ; slot = (slot + 1) & last) {
      const id = this.slots[slot]!;
      if (id === FREE) return -1;
      if (id !== GONE && this.lengths[id] === length && this.isScratch(id, length)) return id;
    }
  }

  private isScratch(id: number, length: number): boolean {
    const start = this.starts[id]!;
    const from = start % CHUNK;
    const chunk = this.chunks[Math.floor(start / CHUNK)]!;
    return chunk.compare(this.scratch, 0, length, from, from + length) === 0;
  }

  private store(length: number): number {
    const id = this.freed.pop() ?? this.count++;
    if (id >= this.starts.length) this.widen();
    this.starts[id] = this.append(this.scratch, 0, length);
    this.lengths[id] = length;
    this.uses[id] = 1;
    if ((this.used + 1) * 2 > this.slots.length) this.rehash();
    this.enter(id);
    return id;
  }

  /**
   * Stores a text and returns its address.
   * @throws RangeError for a text longer than a chunk; the longest text of a car has 2,000 characters.
   */
  private append(from: Buffer, start: number, length: number): number {
    if (length > CHUNK) throw new RangeError('A text is too long for the heap.');
    if (this.chunks.length === 0 || this.top + length > CHUNK) {
      this.chunks.push(Buffer.allocUnsafeSlow(CHUNK));
      this.top = 0;
    }
    const chunk = this.chunks[this.chunks.length - 1]!;
    from.copy(chunk, this.top, start, start + length);
    const address = (this.chunks.length - 1) * CHUNK + this.top;
    this.top += length;
    this.bytes += length;
    return address;
  }

  private enter(id: number): void {
    const last = this.slots.length - 1;
    let slot = this.hashOf(id) & last;
    while (this.slots[slot]! >= 0) slot = (slot + 1) & last;
    if (this.slots[slot] === FREE) this.used += 1;
    this.slots[slot] = id;
  }

  private forget(id: number): void {
    const last = this.slots.length - 1;
    let slot = this.hashOf(id) & last;
    while (this.slots[slot] !== id) slot = (slot + 1) & last;
    this.slots[slot] = GONE;
  }

  private hashOf(id: number): number {
    const start = this.starts[id]!;
    return hash(this.chunks[Math.floor(start / CHUNK)]!, start % CHUNK, this.lengths[id]!);
  }

  private widen(): void {
    const capacity = this.starts.length * 2;
    for (const name of ['starts', 'lengths', 'uses'] as const) {
      const wider = new Uint32Array(capacity);
      wider.set(this[name]);
      this[name] = wider;
    }
  }

  private rehash(): void {
    const ids = this.slots.filter((id) => id >= 0);
    let length = 4_096;
    while (length < ids.length * 4) length *= 2;
    this.slots = new Int32Array(length).fill(FREE);
    this.used = 0;
    for (const id of ids) this.enter(id);
  }

  /** Copies referenced texts together and drops the others. */
  private compact(): void {
    const chunks = this.chunks.splice(0);
    this.top = CHUNK;
    this.bytes = 0;
    this.waste = 0;
    for (const id of this.slots) {
      if (id < 0) continue;
      const start = this.starts[id]!;
      this.starts[id] = this.append(chunks[Math.floor(start / CHUNK)]!, start % CHUNK, this.lengths[id]!);
    }
  }
}

const quotable = (text: string): string => JSON.stringify(text).slice(1, -1);

function partEnd(chunk: Buffer, from: number, end: number): number {
  let at = from;
  while (at < end && chunk[at] !== PART) at += 1;
  return at;
}

/** Returns the FNV-1a hash. */
function hash(bytes: Buffer, start: number, length: number): number {
  let mixed = 0x811c9dc5;
  for (let at = start; at < start + length; at += 1) mixed = Math.imul(mixed ^ bytes[at]!, 0x01000193);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}
