import type { Locale } from '@mall/validation';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BuiltPage } from './built-app.js';
import type { PageCache, KeptPage } from './page-cache.js';
import { emptyDocument, pageDocument, withoutLanguage } from './page-document.js';
import { pageLanguage } from './page-language.js';
import { pageCity } from './page-city.js';
import type { PageRenderer } from './page-renderer.js';
import { publicOrigin } from './public-origin.js';
import { CSP_HEADER, withScriptHashes, withStyleHashes } from './page-policy.js';

/** Headers that the page depends on besides its address. */
const VARY = 'accept-encoding, accept-language, cookie';
/** Maximum characters of an address that the server renders; pages at longer ones are rendered in the browser. */
const LONGEST_ADDRESS = 2_048;

export interface StorefrontPagesOptions {
  readonly renderer: PageRenderer;
  readonly cache: PageCache;
  /** Content security policy of pages. */
  readonly policy: string;
}

/**
 * Pages of the storefront for visitors who are not signed in: from the cache while all their answers are current, else
 * rendered, else without content, which the browser then renders.
 */
export class StorefrontPages {
  constructor(private readonly options: StorefrontPagesOptions) {}

  /** Sends a page or redirects an address; headers that are the same for all pages are on `reply`. */
  async send(
    { html: template, build }: BuiltPage,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const pathname = request.url.split('?')[0]!;
    const locale = pageLanguage(pathname, request.headers);
    void reply.header('vary', VARY).header('content-language', locale);
    const origin = publicOrigin(request);
    const city = pageCity(request.headers);
    const key = `${build} ${locale} ${origin} ${encodeURIComponent(city)} ${request.url}`;
    const kept = this.options.cache.get(key);
    if (kept) return this.sendKept(kept, request, reply);
    const rendered =
      request.url.length <= LONGEST_ADDRESS
        ? await this.options.renderer.render({ address: request.url, locale, city })
        : undefined;
    const page = rendered?.rendering;
    if (!rendered || !page) return this.sendEmpty(template, locale, reply);
    if ('isMissing' in page)
      return this.sendEmpty(template, locale, reply.code(page.isMissing ? 404 : 200), page.withoutScript);
    if ('redirectTo' in page) return reply.redirect(page.redirectTo, 302);
    const html = pageDocument(template, page, {
      origin,
      locale,
      path: withoutLanguage(pathname),
    });
    const now = this.options.cache.keep(key, locale, rendered.used, {
      status: page.status,
      policy: withStyleHashes(withScriptHashes(this.options.policy, template), page.body),
      html: Buffer.from(html),
    });
    return this.sendKept(now, request, reply);
  }

  private async sendKept(
    page: KeptPage,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const accepted = request.headers['accept-encoding'] as string | undefined;
    // Also with a 304: a browser replaces its stored headers with those of the 304.
    void reply.header(CSP_HEADER, page.policy);
    const held = page.heldTag(request.headers['if-none-match']);
    if (held !== undefined) return reply.code(304).header('etag', held).send();
    await page.pack(accepted);
    const { body, coding, etag } = page.variantFor(accepted);
    if (coding) void reply.header('content-encoding', coding);
    return reply.code(page.status).header('etag', etag).type('text/html; charset=utf-8').send(body);
  }

  private sendEmpty(
    template: string,
    locale: Locale,
    reply: FastifyReply,
    withoutScript?: string,
  ): FastifyReply {
    return reply
      .header(CSP_HEADER, withScriptHashes(this.options.policy, template))
      .type('text/html; charset=utf-8')
      .send(emptyDocument(template, locale, withoutScript));
  }
}
