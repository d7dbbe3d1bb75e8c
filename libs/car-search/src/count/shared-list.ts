import type { BitmapMemory, Piece } from './bitmap-memory.js';

/** A growing list of 32-bit integers in shared memory; its address changes when it grows. */
export class SharedList {
  private piece: Piece;
  private words: Int32Array;

  constructor(
    private readonly memory: BitmapMemory,
    size = 256,
  ) {
    this.piece = memory.take(size * 4);
    this.words = memory.words(this.piece).fill(0);
  }

  get address(): number {
    return this.piece.address;
  }

  set(at: number, value: number): void {
    if (at >= this.words.length) this.widen(at + 1);
    this.words[at] = value;
  }

  /** Makes positions up to this one exist. */
  reserve(size: number): void {
    if (size > this.words.length) this.widen(size);
  }

  private widen(size: number): void {
    const { piece, words } = this;
    this.piece = this.memory.take(size * 2 * 4);
    this.words = this.memory.words(this.piece).fill(0);
    this.words.set(words);
    this.memory.release(piece);
  }
}
