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

/** The exports of a page's lazily loaded module. */
export interface PageModule {
  readonly Component: ComponentType;
}

/** A page of the shop, as declared in its folder. */
export interface PageDefinition<Module = unknown> {
  readonly path: string;
  /** Further paths of the page, which links do not use. */
  readonly aliases?: readonly string[];
  readonly menu?: MenuLink;
  /** The page's own texts, loaded together with its code. Their namespace has the page's name. */
  readonly texts?: Readonly<Record<Locale, TextLoader>>;
  readonly load: () => Promise<Module>;
  /** Loads the layout around this and other pages with the same loader. */
  readonly layout?: () => Promise<PageModule>;
  /** Whether the server renders the page, for search engines and for the first view; rarely useful for personal pages. */
  readonly isRendered?: boolean;
  /** Whether the page keeps its state (fields, scroll position, opened parts) while others are shown. */
  readonly keepAlive?: boolean;
}

type PluralOfRussian = `${string}_${'one' | 'few' | 'many'}`;

/** The same keys in another language, which may have fewer plural forms. */
type SameKeys<T> = {
  readonly [K in keyof T as K extends PluralOfRussian ? never : K]: T[K] extends string
    ? string
    : SameKeys<T[K]>;
};

type Translated<P> = P extends { readonly texts: { readonly ru: TextLoader<infer T> } }
  ? { readonly texts: Readonly<Record<'zh' | 'en', TextLoader<SameKeys<T>>>> }
  : unknown;

/**
 * Declares a page. A text that is missing in Chinese or English does not compile. The result of `load` is checked where routes are
 * made from the pages: a check here would make the types circular, because pages link to each other.
 */
export const definePage = <const P extends PageDefinition>(page: P & Translated<NoInfer<P>>): P => page;
