import { LRUCache } from 'lru-cache';
import type { KeptAnswer } from './kept-answer.js';
import { TagIndex } from './tag-index.js';

/** Maximum addresses by which one answer is found without parsing the request. */
const MOST_URLS = 8;
const LONGEST_URL = 2_048;

/** Answers by key, by URL and by tag; the least recently used are evicted. */
export class AnswerStore {
  private readonly byUrl = new Map<string, KeptAnswer>();
  private readonly byTag = new TagIndex<KeptAnswer>();
  private readonly byKey: LRUCache<string, KeptAnswer>;

  constructor(mostBytes: number) {
    this.byKey = new LRUCache({
      maxSize: mostBytes,
      sizeCalculation: ({ sizeBytes }) => sizeBytes,
      dispose: (answer) => this.unfile(answer),
    });
  }

  get count(): number {
    return this.byKey.size;
  }

  get bytes(): number {
    return this.byKey.calculatedSize;
  }

  byQuestion(key: string): KeptAnswer | undefined {
    return this.byKey.get(key);
  }

  /** Returns the answer at `url`, written as by `addressOf`. */
  byAddress(url: string): KeptAnswer | undefined {
    const answer = this.byUrl.get(url);
    // Marks it as recently used.
    if (answer) this.byKey.get(answer.key);
    return answer;
  }

  keep(answer: KeptAnswer): void {
    this.byKey.set(answer.key, answer);
    // The cache refuses an answer larger than itself.
    if (this.byKey.peek(answer.key) === answer) this.byTag.add(answer.tags, answer);
  }

  /** Makes this answer available at `url` from now on. */
  address(url: string, answer: KeptAnswer): void {
    if (answer.urls.length >= MOST_URLS || url.length > LONGEST_URL || this.byUrl.has(url)) return;
    if (this.byKey.peek(answer.key) !== answer) return;
    answer.urls.push(url);
    this.byUrl.set(url, answer);
  }

  filedUnder(tag: string): Iterable<KeptAnswer> {
    return this.byTag.entriesUnder(tag);
  }

  drop(answer: KeptAnswer): void {
    if (this.byKey.peek(answer.key) === answer) this.byKey.delete(answer.key);
  }

  clear(): void {
    this.byKey.clear();
  }

  private unfile(answer: KeptAnswer): void {
    this.byTag.remove(answer.tags, answer);
    for (const url of answer.urls) this.byUrl.delete(url);
    answer.urls.length = 0;
  }
}
