import { LRUCache } from 'lru-cache';
import type { Locale } from '@mall/validation';
import type { AnswerCache } from '../cache/answer-cache.js';
import { addressOf } from '../cache/cache-fast-path.js';
import type { KeptAnswer } from '../cache/kept-answer.js';
import { PackedBody } from '../cache/packed-body.js';
import { pageHeaders } from './local-api.js';
import type { UsedAnswer } from './renderer-protocol.js';

/** Life of a page with an answer whose changes nobody announces, such as the company's address. */
const UNANNOUNCED_MS = 10_000;
const OVERHEAD_BYTES = 4_096;

interface Source {
  readonly address: string;
  readonly answer: KeptAnswer;
}

export interface PageContent {
  readonly status: number;
  readonly policy: string;
  readonly html: Buffer;
}

/** A cached page with the answers that it was made from. */
export class KeptPage extends PackedBody {
  constructor(
    readonly status: number,
    /** Content security policy. */
    readonly policy: string,
    html: Buffer,
    readonly sources: readonly Source[],
    /** Time of expiry on the clock of `performance.now()`. */
    readonly goodUntil: number,
  ) {
    super(html);
  }

  get sizeBytes(): number {
    return this.bodyBytes + OVERHEAD_BYTES;
  }
}

/**
 * Rendered pages, each cached for as long as every answer that it was made from. A change of a car drops the answers
 * that show it, so no page shows a price that the answers do not.
 */
export class PageCache {
  private readonly pages: LRUCache<string, KeptPage>;

  constructor(
    private readonly answers: AnswerCache,
    mostBytes: number,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.pages = new LRUCache({
      maxSize: Math.max(1, mostBytes),
      sizeCalculation: ({ sizeBytes }) => sizeBytes,
    });
  }

  get(key: string): KeptPage | undefined {
    const page = this.pages.get(key);
    if (!page) return undefined;
    if (this.isGood(page)) return page;
    this.pages.delete(key);
    return undefined;
  }

  /**
   * Caches a page until one of its answers changes.
   * @param used answers of the page; one that was replaced while the page was made is not among the cached ones
   */
  keep(
    key: string,
    locale: Locale,
    used: readonly UsedAnswer[],
    { status, policy, html }: PageContent,
  ): KeptPage {
    const found = used.map(({ path, etag }): Source | undefined => {
      const address = addressOf(path, pageHeaders(locale));
      const answer = this.answers.peekAt(address);
      return answer?.heldTag(etag) ? { address, answer } : undefined;
    });
    const sources = found.filter((source) => source !== undefined);
    const keptFor = sources.length === used.length ? Infinity : UNANNOUNCED_MS;
    const page = new KeptPage(status, policy, html, sources, this.now() + keptFor);
    if (this.answers.isOn) this.pages.set(key, page);
    return page;
  }

  private isGood({ goodUntil, sources }: KeptPage): boolean {
    return (
      this.now() < goodUntil &&
      sources.every(({ address, answer }) => this.answers.peekAt(address) === answer)
    );
  }
}
