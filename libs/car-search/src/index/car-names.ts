import type { CarTexts } from './columns.js';
import { wordsInName, type Lexicon, type Word } from '../keyword/lexicon.js';
import { textFrom } from './source-car.js';
import type { TextHeap } from './text-heap.js';

type NamingTexts = Pick<CarTexts, 'name' | 'trim'>;

/** Number of parsed names that are cached during a bulk load. */
const KNOWN_NAMES = 20_000;
/** Number of pieces of texts whose words are cached: names differ, but consist of the same few thousand pieces. */
const KNOWN_PIECES = 16_384;

/** Stores the texts of cars and indexes them by the words of name and trim. */
export class CarNames {
  /** Whether a bulk load is under way, in which parsed names are cached because many cars share a name. */
  private isLoading = false;
  private readonly idsByJson = new Map<string, number>();
  private readonly wordsById = new Map<number, readonly Word[]>();
  private readonly wordsByPiece = new Map<string, readonly string[]>();

  constructor(
    private readonly texts: TextHeap,
    private readonly lexicon: Lexicon,
  ) {}

  startLoading(): void {
    this.isLoading = true;
  }

  endLoading(): void {
    this.isLoading = false;
    this.idsByJson.clear();
    this.wordsById.clear();
  }

  /** Stores a text of a car (or adds a reference to it) and returns its position in the heap. */
  keep(json: string): number {
    if (!this.isLoading) return this.texts.keepTexts(textFrom(json));
    const known = this.idsByJson.get(json);
    if (known !== undefined) return this.texts.keepAgain(known);
    if (this.idsByJson.size > KNOWN_NAMES) this.idsByJson.clear();
    const id = this.texts.keepTexts(textFrom(json));
    this.idsByJson.set(json, id);
    return id;
  }

  file(ord: number, { name, trim }: NamingTexts): void {
    for (const word of this.wordsOf(name)) this.lexicon.addCar(word, ord);
    for (const word of this.wordsOf(trim)) this.lexicon.addCar(word, ord);
  }

  /** Removes a car's words. To be called before the texts are released. */
  unfile(ord: number, { name, trim }: NamingTexts): void {
    for (const word of this.wordsOf(name)) this.lexicon.removeCar(word, ord);
    for (const word of this.wordsOf(trim)) this.lexicon.removeCar(word, ord);
  }

  isFiled(ord: number, { name, trim }: NamingTexts): boolean {
    return [...this.wordsOf(name), ...this.wordsOf(trim)].every(
      ({ text }) => this.lexicon.get(text)?.own?.has(ord) === true,
    );
  }

  private wordsOf(id: number): readonly Word[] {
    if (id === 0) return [];
    const known = this.isLoading ? this.wordsById.get(id) : undefined;
    if (known) return known;
    const texts = new Set(this.texts.plain(id).flatMap((text) => this.wordsIn(text)));
    const words = [...texts].map((text) => this.lexicon.word(text));
    if (this.isLoading) {
      if (this.wordsById.size > KNOWN_NAMES) this.wordsById.clear();
      this.wordsById.set(id, words);
    }
    return words;
  }

  /** Returns the words of a text, which is parsed piece by piece, because no word contains a space. */
  private wordsIn(text: string): readonly string[] {
    return text.split(' ').flatMap((piece) => this.wordsInPiece(piece));
  }

  private wordsInPiece(piece: string): readonly string[] {
    const known = this.wordsByPiece.get(piece);
    if (known) return known;
    if (this.wordsByPiece.size >= KNOWN_PIECES) this.wordsByPiece.clear();
    const words = wordsInName(piece);
    this.wordsByPiece.set(piece, words);
    return words;
  }
}
