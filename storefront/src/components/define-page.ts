import type { Locale, Texts } from '@mall/web-kit';
import type { ComponentType } from 'react';
import type { IconName } from './ui/Icon.js';

/** A link in the main menu, or in the menu of the signed-in person, which shows an icon too. */
export type MenuLink = {
  /** Position in the menu, ascending. */
  readonly order: number;
  readonly text: Texts;
} & ({ readonly in: 'main' } | { readonly in: 'account'; readonly icon: IconName });

type TextLoader<T = unknown> = () => Promise<{ readonly default: T }>;

/** What a lazily loaded module of a page exports. */
export interface PageModule {
  readonly Component: ComponentType;
}

/** A page of the shop, as its folder declares it. */
export interface PageDefinition<Module = unknown> {
  readonly path: string;
  /** Further paths of the page; links do not use them. */
  readonly aliases?: readonly string[];
  readonly menu?: MenuLink;
  /** The page's own texts; they load together with its code. Its namespace has the page's name. */
  readonly texts?: Readonly<Record<Locale, TextLoader>>;
  readonly load: () => Promise<Module>;
  /** What is rendered around this and other pages that name the same loader. */
  readonly layout?: () => Promise<PageModule>;
  /** The server renders it as a visitor sees it, for search engines and for the first view; seldom pages of one's own. */
  readonly isRendered?: boolean;
  /** The page stays as it was left (fields, scroll position, opened parts) while others are shown. */
  readonly keepAlive?: boolean;
}

type PluralOfRussian = `${string}_${'one' | 'few' | 'many'}`;

/** The same keys in another language, whose plural forms may be fewer. */
type SameKeys<T> = {
  readonly [K in keyof T as K extends PluralOfRussian ? never : K]: T[K] extends string
    ? string
    : SameKeys<T[K]>;
};

type Translated<P> = P extends { readonly texts: { readonly ru: TextLoader<infer T> } }
  ? { readonly texts: Readonly<Record<'zh' | 'en', TextLoader<SameKeys<T>>>> }
  : unknown;

/**
 * Declares a page. A text that is missing in Chinese or English does not compile.
 * What `load` returns is checked where routes are made of the pages: here the check would make the types circular,
 * because pages link to each other.
 */
export const definePage = <const P extends PageDefinition>(page: P & Translated<NoInfer<P>>): P => page;
