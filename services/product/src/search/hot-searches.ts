import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { HotSearchView } from '@mall/contracts/product';
import { reasonOf } from '@mall/persistence';
import { DataSource } from 'typeorm';
import { wordsOf } from './words.js';

const WRITE_MS = 10_000;
const READ_MS = 60_000;
/** Different searches kept between two writes; what comes beyond is not popular. */
const MAX_WAITING = 1_000;
const MAX_LENGTH = 60;
const KEPT = 200;
const DAYS = 7;

/** What people search for, counted in memory and written now and then, so that a search costs no write. */
@Injectable()
export class HotSearches implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(HotSearches.name);
  private readonly waiting = new Map<string, { title: string; times: number }>();
  private timers: NodeJS.Timeout[] = [];
  private known: readonly HotSearchView[] = [];

  constructor(private readonly dataSource: DataSource) {}

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

  /** The most popular ones, those of the last days first. */
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
    const rows = [...this.waiting].map(([content, { title, times }]) => ({ content, title, times }));
    this.waiting.clear();
    try {
      await this.dataSource.query(
        `INSERT INTO search_count AS known (day, content, title, times)
         SELECT current_date, content, title, times
           FROM jsonb_to_recordset($1::jsonb) AS r(content text, title text, times int) ORDER BY content
         ON CONFLICT (day, content) DO UPDATE SET times = known.times + excluded.times`,
        [JSON.stringify(rows)],
      );
    } catch (failure) {
      this.logger.warn(`Searches could not be counted: ${reasonOf(failure)}`);
    }
  }

  private async read(): Promise<void> {
    try {
      const rows = (await this.dataSource.query(
        `SELECT content, max(title) AS title
           FROM search_count WHERE day > current_date - ${DAYS} GROUP BY content
          ORDER BY sum(times / (1.0 + (current_date - day))) DESC, content LIMIT ${KEPT}`,
      )) as { content: string; title: string }[];
      this.known = rows.map(({ content, title }, at) => ({ title, content, seq: at + 1 }));
    } catch (failure) {
      this.logger.warn(`Popular searches could not be read: ${reasonOf(failure)}`);
    }
  }
}
