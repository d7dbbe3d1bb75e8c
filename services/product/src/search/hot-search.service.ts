import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { HotSearchView } from '@mall/contracts/product';
import { reasonOf } from '@mall/persistence';
import { wordsOf } from '@mall/car-search';
import { SearchCountRepository } from './search-count.repository.js';

const WRITE_MS = 10_000;
const READ_MS = 60_000;
/** Distinct keywords counted between two writes; further ones are dropped, because they are not popular. */
const MAX_WAITING = 1_000;
/** Maximum characters; longer keywords are not counted. */
const MAX_LENGTH = 60;
/** Number of keywords in the ranking. */
const KEPT = 200;

/** Popular keywords. Counts are collected in memory and written every ten seconds, so that a search costs no write. */
@Injectable()
export class HotSearchService implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(HotSearchService.name);
  private readonly waiting = new Map<string, { title: string; times: number }>();
  private timers: NodeJS.Timeout[] = [];
  private known: readonly HotSearchView[] = [];

  constructor(private readonly counts: SearchCountRepository) {}

  async onModuleInit(): Promise<void> {
    await this.read();
    this.timers = [
      setInterval(() => void this.write(), WRITE_MS).unref(),
      setInterval(() => void this.read(), READ_MS).unref(),
    ];
  }

  async onModuleDestroy(): Promise<void> {
    this.timers.forEach(clearInterval);
    await this.write();
  }

  /** Returns the most popular keywords first, as of the last minute. */
  get current(): readonly HotSearchView[] {
    return this.known;
  }

  count(keyword: string, times = 1): void {
    const title = keyword.trim().replace(/\s+/g, ' ');
    const content = wordsOf(title).join(' ');
    if (content === '' || title.length > MAX_LENGTH) return;
    const known = this.waiting.get(content);
    if (known) known.times += times;
    else if (this.waiting.size < MAX_WAITING) this.waiting.set(content, { title, times });
  }

  private async write(): Promise<void> {
    if (this.waiting.size === 0) return;
    const searches = [...this.waiting].map(([content, { title, times }]) => ({ content, title, times }));
    this.waiting.clear();
    try {
      await this.counts.add(searches);
    } catch (failure) {
      this.logger.warn(`Searches could not be counted: ${reasonOf(failure)}`);
    }
  }

  private async read(): Promise<void> {
    try {
      const ranking = await this.counts.mostFrequent(KEPT);
      this.known = ranking.map(({ title, content }, at) => ({ title, content, seq: at + 1 }));
    } catch (failure) {
      this.logger.warn(`Popular searches could not be read: ${reasonOf(failure)}`);
    }
  }
}
