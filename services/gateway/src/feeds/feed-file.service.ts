import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Injectable, Logger } from '@nestjs/common';
import { platformErrors } from '@mall/contracts/define';
import { gatewayCalls } from '@mall/contracts/services/gateway';
import { InjectClient, type ClientOf } from '@mall/messaging';
import { LRUCache } from 'lru-cache';
import { Bulkhead } from '../limits/bulkhead.js';
import type { FeedFormat, FeedHead } from './feed-format.js';
import { googleFeed } from './google-feed.js';
import { yandexFeed } from './yandex-feed.js';

export const FEED_FORMATS = { yandex: yandexFeed, google: googleFeed } as const;
export type FeedKind = keyof typeof FEED_FORMATS;

/**
 * Life of a cached file: search engines read each file a few times a day; a client that reads it more often gets the
 * same one.
 */
const KEPT_MS = 600_000;
/** Maximum bytes of packed files: all of a catalogue of some 300,000 cars, else those read last. */
const MOST_BYTES = 32 * 1_048_576;
/** Maximum pictures that Yandex accepts in one file, less one for each offer. */
const MORE_PICTURES = 20_000;
const PICTURES = 3;

/** Files of the feeds, packed, and written from parts, so that no more than one unpacked part is in memory. */
@Injectable()
export class FeedFileService {
  private readonly logger = new Logger(FeedFileService.name);
  private readonly files = new LRUCache<string, Buffer>({
    ttl: KEPT_MS,
    maxSize: MOST_BYTES,
    sizeCalculation: ({ length }) => length,
    fetchMethod: (key) => this.bulkhead.run(() => this.write(key)),
  });
  private readonly bulkhead = new Bulkhead({
    most: 2,
    mostWaiting: 16,
    longestWaitMs: 30_000,
    full: () => platformErrors.unavailable(),
  });

  constructor(
    @InjectClient(gatewayCalls.listings) private readonly listings: ClientOf<typeof gatewayCalls.listings>,
    @InjectClient(gatewayCalls.companies)
    private readonly companies: ClientOf<typeof gatewayCalls.companies>,
  ) {}

  /** Returns the numbers of the files that have cars. */
  numbers(): Promise<readonly number[]> {
    return this.listings.feedFiles({});
  }

  /**
   * Returns a file as gzip. @throws platformErrors.notFound for one without cars, platformErrors.unavailable when many
   * are being written already.
   */
  async packed(kind: FeedKind, file: number, origin: string): Promise<Buffer> {
    return (await this.files.fetch(`${kind} ${file} ${origin}`))!;
  }

  private async write(key: string): Promise<Buffer> {
    const [kind, file, origin] = key.split(' ') as [FeedKind, string, string];
    const chunks: Buffer[] = [];
    await pipeline(this.texts(FEED_FORMATS[kind], Number(file), origin), createGzip(), async (packed) => {
      for await (const chunk of packed) chunks.push(chunk as Buffer);
    });
    return Buffer.concat(chunks);
  }

  private async *texts(format: FeedFormat, file: number, origin: string): AsyncGenerator<string> {
    let part = await this.listings.feedPart({ file });
    if (part.offers.length === 0) throw platformErrors.notFound();
    const head = await this.headFor(origin);
    yield format.head(head);
    let left = { offers: format.mostOffers, pictures: MORE_PICTURES };
    for (;;) {
      for (const offer of part.offers.slice(0, left.offers)) {
        const pictures = Math.min(PICTURES, 1 + left.pictures);
        left = { offers: left.offers - 1, pictures: left.pictures - (pictures - 1) };
        yield format.offer(offer, head, pictures);
      }
      if (part.nextAfterId === undefined) break;
      if (left.offers === 0) {
        this.logger.warn(
          `File ${file} of a feed has more than ${format.mostOffers} cars; the newest are missing.`,
        );
        break;
      }
      part = await this.listings.feedPart({ file, afterId: part.nextAfterId });
    }
    yield format.foot;
  }

  private async headFor(origin: string): Promise<FeedHead> {
    const [{ siteName, legalName }, makes] = await Promise.all([
      this.companies.company({}),
      this.listings.makes({}),
    ]);
    const name = siteName.ru;
    return { origin, siteName: name, company: legalName.ru || name, makes, writtenAt: new Date() };
  }
}
