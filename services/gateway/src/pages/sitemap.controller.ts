import { Controller, Get, Header, Param, Req } from '@nestjs/common';
import { platformErrors } from '@mall/contracts/define';
import { gatewayCalls } from '@mall/contracts/services/gateway';
import { InjectClient, type ClientOf } from '@mall/messaging';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { publicOrigin } from './public-origin.js';
import { carsSitemap, makesSitemap, pagesSitemap, robots, sitemapIndex } from './sitemap-documents.js';

const XML = 'application/xml; charset=utf-8';
const CACHED = 'public, max-age=3600';
/**
 * Life of a cached file: search engines read each file a few times a day; a client that reads it more often gets the
 * same one.
 */
const KEPT_MS = 600_000;
/** Life of the cached index, which soon has to list new files, as when a catalogue is loaded. */
const INDEX_KEPT_MS = 30_000;
const INDEX_CACHED = 'public, max-age=60';
const MOST_BYTES = 32 * 1_048_576;

/** Lists of pages for search engines. */
@Controller()
export class SitemapController {
  private readonly files = new LRUCache<string, string>({
    ttl: KEPT_MS,
    maxSize: MOST_BYTES,
    sizeCalculation: ({ length }) => length,
    fetchMethod: (key) => this.write(key),
  });

  constructor(
    @InjectClient(gatewayCalls.listings) private readonly listings: ClientOf<typeof gatewayCalls.listings>,
  ) {}

  @Get('robots.txt')
  @Header('content-type', 'text/plain; charset=utf-8')
  robots(@Req() request: FastifyRequest): string {
    return robots(publicOrigin(request));
  }

  @Get('sitemap.xml')
  @Header('content-type', XML)
  @Header('cache-control', INDEX_CACHED)
  index(@Req() request: FastifyRequest): Promise<string> {
    return this.file(publicOrigin(request), 'index', INDEX_KEPT_MS);
  }

  @Get('sitemaps/:name')
  @Header('content-type', XML)
  @Header('cache-control', CACHED)
  part(@Req() request: FastifyRequest, @Param('name') name: string): Promise<string> {
    const [, part] = /^(pages|makes|cars-\d{1,15})\.xml$/.exec(name) ?? [];
    if (!part) throw platformErrors.notFound();
    return this.file(publicOrigin(request), part);
  }

  private async file(origin: string, name: string, ttl = KEPT_MS): Promise<string> {
    return (await this.files.fetch(`${origin} ${name}`, { ttl }))!;
  }

  private async write(key: string): Promise<string> {
    const [origin, name] = key.split(' ') as [string, string];
    switch (name) {
      case 'index':
        return sitemapIndex(origin, await this.listings.buckets({}));
      case 'pages':
        return pagesSitemap(origin);
      case 'makes':
        return makesSitemap(origin, await this.listings.makes({}));
      default: {
        const cars = await this.listings.cars({ bucket: Number(name.slice('cars-'.length)) });
        // A list of pages without a page is not valid.
        if (cars.length === 0) throw platformErrors.notFound();
        return carsSitemap(origin, cars);
      }
    }
  }
}
