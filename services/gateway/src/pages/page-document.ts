import { LOCALES, type Locale } from '@mall/validation';
import { escaped } from './escaped.js';
import { sharePicture } from './share-address.js';
import type { RenderedHead, RenderedPage } from './renderer-protocol.js';

export interface PageOrigin {
  /** Origin, such as `https://mall.example`. */
  readonly origin: string;
  /** Path of the page without language and query. */
  readonly path: string;
  readonly locale: Locale;
}

const OPEN_GRAPH_LOCALES: Readonly<Record<Locale, string>> = { ru: 'ru_RU', zh: 'zh_CN', en: 'en_US' };
/** Comments around the part of the storefront's `index.html` that belongs to the page. */
const HEAD_MARK = /<!-- \/?page:head -->/;
/** Language for searchers whose language the shop does not have. */
const DEFAULT_LOCALE: Locale = 'ru';

/** Returns the path without the language: `/zh/cars` becomes `/cars`. */
export const withoutLanguage = (pathname: string): string =>
  pathname.replace(new RegExp(`^/(?:${LOCALES.join('|')})(?=/|$)`), '') || '/';

/** The built page's element for visitors without JavaScript. */
const WITHOUT_SCRIPT = /<noscript>[^<]*<\/noscript>/;

/**
 * Returns the built page without content, in the language of the reader; `withoutScript` is the markup for visitors without
 * JavaScript, by default the sentence of the built page.
 */
export const emptyDocument = (template: string, locale: Locale, withoutScript?: string): string => {
  const html = template.replace('<html lang="ru"', `<html lang="${locale}"`);
  if (withoutScript === undefined) return html;
  return html.replace(WITHOUT_SCRIPT, () => `<noscript>${withoutScript}</noscript>`);
};

/** Returns the built page with the rendered head, its content and the answers that it was made from. */
export function pageDocument(template: string, page: RenderedPage, at: PageOrigin): string {
  const { head, body, answers, withoutScript } = page;
  const [before, , after] = parts(emptyDocument(template, at.locale, withoutScript));
  return [before, ...headElements(head, at), after]
    .join('\n')
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`)
    .replace(
      '</body>',
      () => `<script type="application/json" id="page-answers">${answers}</script>\n</body>`,
    );
}

/**
 * Splits the built page into the parts before, in and after its own head, which stands between two comments. @throws
 * Error without them.
 */
function parts(template: string): readonly [before: string, head: string, after: string] {
  const [before, head, after] = template.split(HEAD_MARK);
  if (after === undefined)
    throw new Error('The storefront was built without marks around the head of its pages.');
  return [before!, head!, after];
}

function headElements(head: RenderedHead, { origin, path, locale }: PageOrigin): readonly string[] {
  const named = [
    `<title>${escaped(head.title ?? '')}</title>`,
    ...(head.description ? [meta('name', 'description', head.description)] : []),
  ];
  if (head.isMissing) return [...named, meta('name', 'robots', 'noindex')];
  const known = head.canonical ?? path;
  const picture = sharePicture(locale, head.card, head.title ?? '');
  const inLanguage = (one: Locale): string => `${origin}/${one}${known}`;
  const alternate = (hreflang: string, href: string): string =>
    `<link rel="alternate" hreflang="${hreflang}" href="${escaped(href)}">`;
  return [
    ...named,
    `<link rel="canonical" href="${escaped(inLanguage(locale))}">`,
    ...LOCALES.map((one) => alternate(one, inLanguage(one))),
    alternate('x-default', inLanguage(DEFAULT_LOCALE)),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:url', inLanguage(locale)),
    meta('property', 'og:locale', OPEN_GRAPH_LOCALES[locale]),
    meta('property', 'og:title', head.title ?? ''),
    meta('property', 'og:description', head.description ?? ''),
    meta('property', 'og:image', origin + picture.path),
    meta('property', 'og:image:type', 'image/jpeg'),
    meta('property', 'og:image:width', String(picture.width)),
    meta('property', 'og:image:height', String(picture.height)),
    meta('property', 'og:image:alt', picture.alt),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(head.facts ?? []).map((facts) => factsElement(facts, origin, locale)),
  ];
}

/** Returns the element with the facts. Addresses in them are paths, because the renderer does not know the origin. */
function factsElement(facts: object, origin: string, locale: Locale): string {
  const complete = (key: string, value: unknown): unknown => {
    if (typeof value !== 'string' || !value.startsWith('/')) return value;
    return key === 'url' ? `${origin}/${locale}${value}` : key === 'image' ? origin + value : value;
  };
  return `<script type="application/ld+json">${JSON.stringify(facts, complete).replaceAll('<', '\\u003c')}</script>`;
}

const meta = (kind: 'name' | 'property', name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${escaped(content)}">`;
