const ZERO = 48;
const MINUS = 45;
/** Integers below this are written without creating a text. */
const SMALL = 1 << 30;
/** Bytes after the end that a write may touch, because bytes are copied four at a time. */
const SLACK = 4;

/**
 * Writes JSON as UTF-8 into one buffer that is reused for every answer: texts prepared as bytes are copied, whereas a
 * JavaScript string would be concatenated, flattened and encoded. Four bytes at a time, because a call of `set` takes
 * longer than copying a short piece.
 */
export class JsonBytes {
  private bytes = Buffer.allocUnsafeSlow(65_536);
  private view = viewOf(this.bytes);
  private end = 0;

  /** Begins an answer. */
  start(): void {
    this.end = 0;
  }

  /** Returns a copy of everything written since `start`. */
  copy(): Buffer {
    const copy = Buffer.allocUnsafe(this.end);
    this.bytes.copy(copy, 0, 0, this.end);
    return copy;
  }

  /** Writes bytes that are stored four in a word. @see Fragments */
  putWords(words: Int32Array, from: number, size: number): void {
    const at = this.reserve(size);
    const { view } = this;
    for (let done = 0, word = from; done < size; done += 4, word += 1)
      view.setInt32(at + done, words[word]!, true);
  }

  /** Writes bytes of another buffer, which need not be at a multiple of four. */
  putBytes(source: Buffer, from: number, to: number): void {
    const at = this.reserve(to - from);
    const { bytes } = this;
    for (let offset = from; offset < to; offset += 1) bytes[at + offset - from] = source[offset]!;
  }

  /** Writes one ASCII character. */
  byte(code: number): void {
    this.bytes[this.reserve(1)] = code;
  }

  /** Writes a text of ASCII characters, as it is. */
  ascii(text: string): void {
    const at = this.reserve(text.length);
    const { bytes } = this;
    for (let offset = 0; offset < text.length; offset += 1) bytes[at + offset] = text.charCodeAt(offset);
  }

  /** Writes a finite number as JSON. */
  number(value: number): void {
    if (!Number.isInteger(value) || value >= SMALL || value <= -SMALL) this.ascii(String(value));
    else if (value < 0) {
      this.bytes[this.reserve(1)] = MINUS;
      this.digits(-value, 1);
    } else this.digits(value, 1);
  }

  /** Writes a small natural number with at least so many digits. */
  digits(value: number, least: number): void {
    let count = 1;
    for (let rest = (value / 10) | 0; rest > 0; rest = (rest / 10) | 0) count += 1;
    if (count < least) count = least;
    const at = this.reserve(count);
    const { bytes } = this;
    let rest = value | 0;
    for (let offset = at + count - 1; offset >= at; offset -= 1) {
      const tens = (rest / 10) | 0;
      bytes[offset] = ZERO + rest - tens * 10;
      rest = tens;
    }
  }

  private reserve(size: number): number {
    const at = this.end;
    this.end += size;
    if (this.end + SLACK > this.bytes.length) this.widen(at);
    return at;
  }

  private widen(written: number): void {
    const wider = Buffer.allocUnsafeSlow(Math.max(this.bytes.length * 2, this.end + SLACK));
    this.bytes.copy(wider, 0, 0, written);
    this.bytes = wider;
    this.view = viewOf(wider);
  }
}

const viewOf = ({ buffer, byteOffset, byteLength }: Buffer): DataView =>
  new DataView(buffer, byteOffset, byteLength);
