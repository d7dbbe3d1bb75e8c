import { translationsOf } from '@mall/validation';
import { wordsOf } from '../words.js';
import type { Directory, Entry } from '../../index/directory.js';
import type { BrandSource } from '../../index/source-car.js';

export type Brand = Entry<BrandSource> & { readonly row: BrandSource };

/** A name of a make or a series, or a prefix of one. */
export interface Name {
  readonly brand: Brand;
  /** Name as it is written, for the answer. */
  readonly text: string;
  /** Cost of the name; 0 for the whole name. */
  readonly cost: number;
  /** Whether it is too short to mean this without the make: `3`, `X`. */
  readonly isWeak: boolean;
}

export interface NameNode {
  /** Id, unique within the trie. */
  readonly id: number;
  readonly next: Map<string, NameNode>;
  readonly names: Name[];
}

const BEGINNING = 0.3;
const EACH_MISSING = 0.1;
/** Cost of a code without its last letters (`Q5` for `Q5L`), and of a make by its last word (`Benz`). */
const SHORTENED = 0.4;
const INITIALS = 1;
/** Cost of a Latin name that a series has only in China; a series that has it everywhere comes first. */
const IN_CHINA_ONLY = 0.05;

/** All names of makes and series, letter by letter, without separators between words. */
export class NameTrie {
  readonly root: NameNode;
  private size = 0;
  private readonly byWords = new Map<string, Name[]>();
  private readonly inNames = new Set<string>();
  private readonly inSeries = new Set<string>();

  private constructor() {
    this.root = this.node();
  }

  /** Builds the trie. Takes tens of milliseconds for thousands of names; yields after each make or series. */
  static *building(brands: Directory<BrandSource>): Generator<void, NameTrie> {
    const trie = new NameTrie();
    const all = [...brands.stored()];
    for (const brand of all) {
      trie.addWords(brand);
      yield;
    }
    for (const brand of all) {
      for (const text of textsOf(brand)) trie.addText(brand, text);
      yield;
    }
    return trie;
  }

  private addWords(brand: Brand): void {
    for (const word of textsOf(brand).flatMap(wordsOf)) {
      this.inNames.add(word);
      if (brand.row.parentId !== null) this.inSeries.add(word);
    }
  }

  /** Returns names that consist of exactly these words, in any order. */
  namesOfWords(words: readonly string[]): readonly Name[] {
    return this.byWords.get(keyOf(words)) ?? [];
  }

  /** Whether the word is part of the name of a series. */
  isInSeries(word: string): boolean {
    return this.inSeries.has(word);
  }

  /** Whether a word is a short part of names and no name by itself. */
  isFragment(word: string): boolean {
    return word.length < 4 && this.inNames.has(word) && !/\d/.test(word) && !this.isWhole(word);
  }

  private isWhole(word: string): boolean {
    let node: NameNode | undefined = this.root;
    for (const letter of word) node = node?.next.get(letter);
    return node?.names.some(({ cost }) => cost === 0) ?? false;
  }

  private addText(brand: Brand, text: string): void {
    const words = wordsOf(text);
    if (words.length === 0) return;
    const isMake = brand.row.parentId === null;
    const add = (used: readonly string[], shown: string, cost: number): Name =>
      this.add(used.join(''), {
        brand,
        text: shown,
        cost,
        isWeak: /^(\d+|.)$/u.test(used.join('')),
      });
    const whole = add(words, text, isOfChinaOnly(brand, text) ? IN_CHINA_ONLY : 0);
    if (!isMake && words.length > 1) this.keep(words, whole);
    for (let length = words.length - 1; length > 0; length -= 1) {
      const missing = words.length - length;
      add(words.slice(0, length), beginningOf(text, length), BEGINNING + EACH_MISSING * missing);
    }
    const code = /^(\p{L}+\d+)\p{L}{1,2}$/u.exec(words[0]!);
    if (!isMake && words.length === 1 && code) add([code[1]!], text.slice(0, code[1]!.length), SHORTENED);
    if (!isMake || words.length < 2) return;
    add(words.slice(-1), words.at(-1)!, SHORTENED);
    if (/^[a-z]/.test(words[0]!)) add([words.map((word) => word[0]).join('')], text, INITIALS);
  }

  private add(letters: string, name: Name): Name {
    let node = this.root;
    for (const letter of letters) {
      const next: NameNode = node.next.get(letter) ?? this.node();
      node.next.set(letter, next);
      node = next;
    }
    const known = node.names.findIndex(({ brand }) => brand === name.brand);
    if (known < 0) node.names.push(name);
    else if (node.names[known]!.cost > name.cost) node.names[known] = name;
    return name;
  }

  private keep(words: readonly string[], name: Name): void {
    const key = keyOf(words);
    const known = this.byWords.get(key);
    if (known) known.push(name);
    else this.byWords.set(key, [name]);
  }

  private node(): NameNode {
    this.size += 1;
    return { id: this.size, next: new Map(), names: [] };
  }
}

const textsOf = ({ row }: Brand): string[] => [...new Set([...translationsOf(row.name), ...row.aliases])];

function isOfChinaOnly({ row: { name, aliases } }: Brand, text: string): boolean {
  const { zh, ...others } = name ?? {};
  return text === zh && !HAN.test(text) && ![...Object.values(others), ...aliases].includes(text);
}

const HAN = /\p{Script=Han}/u;

const keyOf = (words: readonly string[]): string => [...words].sort().join(' ');

/** Returns the shortest prefix of a text with this number of words. */
function beginningOf(text: string, words: number): string {
  const wanted = wordsOf(text).slice(0, words).join(' ');
  for (let end = 1; end < text.length; end += 1)
    if (wordsOf(text.slice(0, end)).join(' ') === wanted) return text.slice(0, end);
  return text;
}
