import type { JsonBytes } from './json-bytes.js';

/**
 * Pieces of JSON by number, prepared for copying: UTF-8 bytes, four in a word, all in one array. As separate objects
 * they would be scattered in memory, and waiting for each of them takes longer than copying it.
 */
export class Fragments {
  private words = new Int32Array(256);
  /** Position of the size in bytes, followed by its words, by number; 0 when there is none. */
  private starts = new Int32Array(64);
  private end = 1;

  constructor(texts: readonly string[] = []) {
    texts.forEach((text, at) => this.set(at, text));
  }

  has(at: number): boolean {
    return at < this.starts.length && this.starts[at] !== 0;
  }

  /** Stores the text of a number that has no fragment yet. */
  set(at: number, text: string): void {
    const bytes = Buffer.from(text);
    const size = Math.ceil(bytes.length / 4);
    while (at >= this.starts.length) this.starts = widened(this.starts);
    while (this.end + 1 + size > this.words.length) this.words = widened(this.words);
    this.starts[at] = this.end;
    this.words[this.end] = bytes.length;
    new Uint8Array(this.words.buffer, (this.end + 1) * 4).set(bytes);
    this.end += 1 + size;
  }

  write(at: number, json: JsonBytes): void {
    const start = this.starts[at]!;
    json.putWords(this.words, start + 1, this.words[start]!);
  }

  clear(): void {
    this.starts.fill(0);
    this.end = 1;
  }
}

function widened(numbers: Int32Array): Int32Array<ArrayBuffer> {
  const wider = new Int32Array(numbers.length * 2);
  wider.set(numbers);
  return wider;
}
