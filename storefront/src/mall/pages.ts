import { unbroken, type Locale, type Texts } from '@mall/web-kit';
import type { To } from '../router/index.js';
import { locale } from './locale.js';

type TextLoader = () => Promise<{ readonly default: unknown }>;

/** What links and texts need to know of a page. */
export interface RegisteredPage {
  readonly path: string;
  readonly menu?: { readonly text: Texts };
  readonly texts?: Readonly<Record<Locale, TextLoader>>;
}

/**
 * `app/routes.tsx` adds the member `pages`: the type of all pages. With it links and texts of any page are typed here
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

/** Makes paths and texts of the pages known; called once, before anything is rendered. */
export function registerPages(pages: Readonly<Record<string, RegisteredPage>>): void {
  for (const [name, page] of Object.entries(pages)) registered.set(name, page);
}

function pageOf(name: PageName): RegisteredPage {
  const page = registered.get(name);
  if (!page) throw new Error(`Page ${name} is not registered yet.`);
  return page;
}

/** The path of a page. @throws Error while modules are still being loaded: call it in a component or handler. */
export const pathTo = (name: PageName): string => pageOf(name).path;

/** The text of a page's link in the menus, in the language of the page. */
export const menuText = (name: LinkedPage): string => unbroken(pageOf(name).menu?.text[locale] ?? '');

/** Loads the texts that stand in the folder of the page `name`; undefined when there is no such page, or it has none. */
export const textsOfPage = (name: string): TextLoader | undefined => registered.get(name)?.texts?.[locale];

/** @param wishes more of its address: the city and importer of the landed cost */
export const carPath = (spuId: string, wishes: Readonly<Record<string, string>> = {}): string =>
  `${pathTo('car')}?${new URLSearchParams({ spuId, ...wishes }).toString()}`;
export const inspectionPath = (spuId: string): string => `${pathTo('inspection')}?spuId=${spuId}`;
export const orderPath = (orderId: string): string => `${pathTo('order')}?orderId=${orderId}`;

/** The common start of most paths. Prescribed. */
const ROOT = '/secoundHandCar';

/** The sign-in page, which leads back to where the person was. */
export const loginPath = (back: string, page: PageName = 'login'): To => ({
  pathname: pathTo(page),
  search: isOwn(back) ? `?back=${encodeURIComponent(back)}` : '',
});

/** Where to go after signing in: only ever a page of this shop. */
export function backFrom(search: URLSearchParams): string {
  const back = search.get('back') ?? '';
  return isOwn(back) ? back : pathTo('home');
}

/** External apps, addresses of menu items and readable addresses stand beside the other pages. */
const isOwn = (path: string): boolean =>
  [ROOT, '/myiframe', '/pages', '/cars'].some((root) => path.startsWith(`${root}/`));
