import { createHash } from 'node:crypto';
import type { DrawShareDto, SharePictureView } from '@mall/contracts/file';
import { log } from '@mall/service-kit';
import { LOCALES, type Locale } from '@mall/validation';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Bulkhead } from '../limits/bulkhead.js';
import type { PageRenderer } from '../pages/page-renderer.js';
import type { ShareCard } from '../pages/renderer-protocol.js';
import { shareVersion } from '../pages/share-address.js';
import { drawRequest } from './draw-request.js';

/** Life of a cached card: several messengers often request a preview within a second. */
const CARD_KEPT_MS = 5_000;
const MOST_CARDS = 1_000;
/** Maximum bytes of drawn pictures: some 300, the last requested ones. */
const MOST_BYTES = 32 * 1_048_576;
/**
 * `Cache-Control` of pictures. An address with the present version never shows anything else; any other may be out of
 * date soon.
 */
const CACHED = { current: 'public, max-age=31536000, immutable', other: 'public, max-age=300' };
const RETRY_SECONDS = 5;

const ADDRESS = new RegExp(`^/share/(${LOCALES.join('|')})/(index|car-[1-9]\\d{0,18})\\.jpg(?:\\?|$)`);

class SharesBusy extends Error {}

export interface SharePicturesOptions {
  readonly renderer: Pick<PageRenderer, 'render'>;
  readonly draw: (request: DrawShareDto) => Promise<SharePictureView>;
}

/**
 * Pictures for previews of shared links: the main content of the page according to its renderer, drawn by the file
 * service. Two are drawn at a time and 16 wait; beyond that the answer is 503, because a messenger caches every answer,
 * and retries after a failure.
 */
export class SharePictures {
  private readonly cards = new LRUCache<string, { readonly card: ShareCard | undefined }>({
    max: MOST_CARDS,
    ttl: CARD_KEPT_MS,
    fetchMethod: (key) => this.ask(key),
  });
  private readonly drawn = new LRUCache<string, Buffer, ShareCard>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ length }) => length,
    fetchMethod: (_, __, { context }) => this.bulkhead.run(() => this.draw(context)),
  });
  private readonly bulkhead = new Bulkhead({
    most: 2,
    mostWaiting: 16,
    longestWaitMs: 5_000,
    full: () => new SharesBusy('Too many share pictures are being drawn.'),
  });

  constructor(private readonly options: SharePicturesOptions) {}

  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const [, locale, name] = ADDRESS.exec(request.url) ?? [];
    try {
      const { card } = name ? (await this.cards.fetch(`${locale} ${name}`))! : { card: undefined };
      if (!card) return reply.code(404).send();
      const version = shareVersion(card);
      const picture = (await this.drawn.fetch(version, { context: card }))!;
      const etag = `"${createHash('sha256').update(picture).digest('base64url').slice(0, 22)}"`;
      const isCurrent = (request.query as { readonly v?: unknown }).v === version;
      void reply.header('etag', etag).header('cache-control', isCurrent ? CACHED.current : CACHED.other);
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type('image/jpeg').send(picture);
    } catch (failure) {
      if (!(failure instanceof SharesBusy)) log.warn({ err: failure }, 'A share picture was not drawn.');
      return reply.code(503).header('retry-after', RETRY_SECONDS).send();
    }
  }

  /** Returns the card of the page; none where there is no such page. @throws SharesBusy when it could not be rendered. */
  private async ask(key: string): Promise<{ readonly card: ShareCard | undefined }> {
    const [locale, name] = key.split(' ') as [Locale, string];
    const address = `/${locale}${name === 'index' ? '/secoundHandCar/index' : `/car/${name.slice('car-'.length)}`}`;
    const rendered = await this.options.renderer.render({ address, locale, city: '' });
    if (!rendered) throw new SharesBusy('The page was not rendered.');
    const page = rendered.rendering;
    return { card: 'head' in page && !page.head.isMissing ? page.head.card : undefined };
  }

  private async draw(card: ShareCard): Promise<Buffer> {
    const { jpegBase64 } = await this.options.draw(drawRequest(card));
    return Buffer.from(jpegBase64, 'base64');
  }
}
