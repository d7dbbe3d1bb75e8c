import { unbroken, type Locale, type Texts } from '@mall/web-kit';
import type { To } from 'react-router';
import { locale } from './locale.js';

/** State of a navigation that changes the address, but not the scroll position. */
export const KEEPS_SCROLL = { keepsScroll: true };

type TextLoader = () => Promise<{ readonly default: unknown }>;

/** The properties of a page that links and texts need. */
export interface RegisteredPage {
  readonly path: string;
  readonly menu?: { readonly text: Texts };
  readonly texts?: Readonly<Record<Locale, TextLoader>>;
}

/**
 * Declaration merging: `app/routes.tsx` adds the member `pages`, the type of all pages. It types links and texts of any page here
 * and in every feature, which may not import the pages themselves.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- declaration merging adds its only member
export interface Register {}

export type Pages = Register extends { readonly pages: infer P } ? P : never;
export type PageName = Extract<keyof Pages, string>;

type LinkedPage = {
  [N in PageName]: Pages[N] extends { readonly menu: object } ? N : never;
}[PageName];

const registered = new Map<string, RegisteredPage>();

/** Registers paths and texts of the pages; called once, before anything is rendered. */
export function registerPages(pages: Readonly<Record<string, RegisteredPage>>): void {
  for (const [name, page] of Object.entries(pages)) registered.set(name, page);
}

function pageOf(name: PageName): RegisteredPage {
  const page = registered.get(name);
  if (!page) throw new Error(`Page ${name} is not registered yet.`);
  return page;
}

/** Returns the path of a page. @throws Error while modules are still being loaded: call it in a component or handler. */
export const pathTo = (name: PageName): string => pageOf(name).path;

/** Returns the text of a page's link in the menus, in the language of the page. */
export const menuText = (name: LinkedPage): string => unbroken(pageOf(name).menu?.text[locale] ?? '');

/** Returns the loader of a page's own texts; undefined when the page does not exist or has none. */
export const textsOfPage = (name: string): TextLoader | undefined => registered.get(name)?.texts?.[locale];

/** Returns the path of a car's page. `wishes` are URL parameters for city and importer of the landed cost. */
export const carPath = (spuId: string, wishes: Readonly<Record<string, string>> = {}): string =>
  `${pathTo('car')}?${new URLSearchParams({ spuId, ...wishes }).toString()}`;
export const inspectionPath = (spuId: string): string => `${pathTo('inspection')}?spuId=${spuId}`;
export const orderPath = (orderId: string): string => `${pathTo('order')}?orderId=${orderId}`;

/** The common prefix of most paths. Prescribed. */
const ROOT = '/secoundHandCar';

/** Returns the path of the sign-in page, which leads back to the person's page. */
export const loginPath = (back: string, page: PageName = 'login'): To => ({
  pathname: pathTo(page),
  search: isOwn(back) ? `?back=${encodeURIComponent(back)}` : '',
});

/** Returns the page to open after signing in: always a page of this shop. */
export function backFrom(search: URLSearchParams): string {
  const back = search.get('back') ?? '';
  return isOwn(back) ? back : pathTo('home');
}

/** Whether a path is a page of the shop; external apps, menu items and readable paths are outside of the common prefix. */
const isOwn = (path: string): boolean =>
  [ROOT, '/myiframe', '/pages', '/cars'].some((root) => path.startsWith(`${root}/`));
