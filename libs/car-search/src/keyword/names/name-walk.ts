import type { Name, NameNode } from './name-trie.js';
import { READINGS, type ReadingNode } from './readings.js';

/** A name found in the typed letters, from `start` up to, but not including, `end`. */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly name: Name;
  readonly cost: number;
}

/** Ways of recognising names: letter by letter as typed, also by look and by sound, or also with one mistake. */
export type Effort = 'asTyped' | 'read' | 'corrected';

/** The letters of a keyword without spaces. */
export interface Letters {
  readonly text: string;
  /** Whether a word begins at this position; the end of the text is one, too. */
  readonly isBoundary: (at: number) => boolean;
}

export const MISTAKE = 3;
/** Additional cost when the letters of one name are read both by look and by sound. */
const MIXED = 0.3;
/** Cost of a name of which only the first letters are typed. */
const BEGUN = 1;
const SHORTEST_BEGINNING = 3;
const MOST_BEGUN = 40;
const MISTAKE_AT_START = 0.5;
/** Minimum length of a name with a mistake; shorter ones are too easily confused. */
const SHORTEST_WITH_MISTAKE = 4;
/** Names are pruned early, so that few texts reach this many steps; the rest are not names. */
const MAX_STEPS = 4_000;

/** Reduces a cost, so that long names that are read letter by letter stay cheaper than a mistake. */
const damped = (cost: number): number => (cost <= 1.5 || cost >= MISTAKE ? cost : 1.5 + (cost - 1.5) * 0.2);

/**
 * Finds all names that begin at a position, read by look, by sound or by the names of letters and numbers.
 */
export class NameWalk {
  private readonly seen = new Map<number, number>();
  private readonly found = new Map<string, Span>();
  private steps = 0;

  constructor(
    private readonly letters: Letters,
    private readonly start: number,
    private readonly effort: Effort,
  ) {}

  spansFrom(root: NameNode): Iterable<Span> {
    this.visit(root, this.start, 0, 0, 0);
    if (this.effort === 'corrected') {
      this.steps = 0;
      this.visit(root, this.start, 0, 0, 1);
    }
    return this.found.values();
  }

  /**
   * Follows the names from a node on. `at` is the next letter, and `ways` are the ways in which letters have been read
   * so far, as bits of `Reading.way`.
   */
  private visit(node: NameNode, at: number, cost: number, ways: number, mistakes: number): void {
    if ((this.steps += 1) > MAX_STEPS) return;
    const key = ((node.id * (this.letters.text.length + 1) + at) * 4 + ways) * 2 + mistakes;
    const before = this.seen.get(key);
    if (before !== undefined && before <= cost) return;
    this.seen.set(key, cost);
    for (const name of node.names) this.note(name, at, cost + (ways === 3 ? MIXED : 0));
    if (cost === 0 && mistakes === 0) this.begun(node, at);
    const letter = this.letters.text[at];
    if (letter !== undefined) {
      const same = node.next.get(letter);
      if (same) this.visit(same, at + 1, cost, ways, mistakes);
      // Letters with a mistake among them are taken as they are.
      if (this.effort !== 'asTyped' && mistakes === 0 && cost < MISTAKE)
        this.read(READINGS, node, at, at, cost, ways);
    }
    if (mistakes > 0) this.mistake(node, at, cost);
  }

  private note(name: Name, end: number, cost: number): void {
    if (cost >= MISTAKE && name.isWeak) return;
    const key = `${name.brand.position} ${end}`;
    const total = damped(cost) + name.cost;
    const known = this.found.get(key);
    if (!known || known.cost > total) this.found.set(key, { start: this.start, end, name, cost: total });
  }

  /** Finds series of which only a prefix is typed. */
  private begun(node: NameNode, at: number): void {
    if (at - this.start < SHORTEST_BEGINNING || !this.letters.isBoundary(at)) return;
    if (!isLetter(this.letters.text[at - 1])) return;
    const nodes = [...node.next.values()];
    for (let position = 0, count = 0; position < nodes.length && count < MOST_BEGUN; position += 1) {
      nodes.push(...nodes[position]!.next.values());
      for (const name of nodes[position]!.names)
        if (name.cost === 0 && name.brand.row.parentId !== null) {
          this.note({ ...name, cost: BEGUN }, at, 0);
          count += 1;
        }
    }
  }

  private read(
    table: ReadingNode,
    node: NameNode,
    from: number,
    at: number,
    cost: number,
    ways: number,
  ): void {
    const next = table.next.get(this.letters.text[at] ?? '');
    if (!next) return;
    const isSplit = at > from && this.letters.isBoundary(at);
    for (const reading of next.readings) {
      if (this.isBroken(from, at) && !reading.spansWords) continue;
      if (reading.output === '' && !this.followsConsonant(at)) continue;
      let target: NameNode | undefined = node;
      for (const letter of reading.output) target = target?.next.get(letter);
      if (target) this.visit(target, at + 1, cost + reading.cost, ways | reading.way, 0);
    }
    if (!isSplit || next.next.size > 0) this.read(next, node, from, at + 1, cost, ways);
  }

  private isBroken(from: number, to: number): boolean {
    for (let at = from + 1; at <= to; at += 1) if (this.letters.isBoundary(at)) return true;
    return false;
  }

  /** Whether `ь` or `ъ` may stand here as a Russian letter. Elsewhere they are the keys of `m` and `]`: `ьп7` is `mg7`. */
  private followsConsonant(at: number): boolean {
    return at > this.start && CONSONANT.test(this.letters.text[at - 1]!);
  }

  /** Tries one letter changed, missing or added, or two neighbours swapped. */
  private mistake(node: NameNode, at: number, before: number): void {
    const { text } = this.letters;
    if (text.length - this.start < SHORTEST_WITH_MISTAKE) return;
    const cost = before + MISTAKE + (at === this.start ? MISTAKE_AT_START : 0);
    const [letter, following] = [text[at], text[at + 1]];
    for (const [other, next] of node.next) {
      if (!isLetter(other)) continue;
      this.visit(next, at, cost, 0, 0);
      if (isLetter(letter) && other !== letter) this.visit(next, at + 1, cost, 0, 0);
      if (other === following && isLetter(letter)) {
        const swapped = next.next.get(letter);
        if (swapped) this.visit(swapped, at + 2, cost, 0, 0);
      }
    }
    if (isLetter(letter)) this.visit(node, at + 1, cost, 0, 0);
  }
}

const CONSONANT = /[бвгджзклмнпрстфхцчшщ]/;

const isLetter = (text: string | undefined): text is string => text !== undefined && /\p{L}/u.test(text);
