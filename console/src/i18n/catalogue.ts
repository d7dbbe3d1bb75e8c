import type { TranslationMessages } from 'react-admin';
import { unbrokenTexts, type Locale } from '@mall/web-kit';
import { textsOf, type TextFile, type TextTree } from './texts.js';

interface Catalogue {
  readonly ofReactAdmin: TranslationMessages;
  readonly files: Readonly<Record<string, TextFile>>;
}

/** A reader needs one language of the three, so each is loaded by itself. */
const CATALOGUES: Readonly<Record<Locale, () => Promise<Catalogue>>> = {
  ru: () => import('./catalogues/ru.js'),
  zh: () => import('./catalogues/zh.js'),
  en: () => import('./catalogues/en.js'),
};

/** Every text of the console in one language: react-admin's, and those of each folder. */
export async function catalogueOf(locale: Locale): Promise<TranslationMessages> {
  const { ofReactAdmin, files } = await CATALOGUES[locale]();
  return unbrokenTexts({ ...ofReactAdmin, ...merged(textsOf(files, locale)) });
}

/** Folders share branches of the tree, but no key: a test compares them. */
function merged(trees: readonly TextTree[]): TextTree {
  const branches = new Map<string, string | TextTree>();
  for (const [key, text] of trees.flatMap((tree) => Object.entries(tree))) {
    const before = branches.get(key);
    branches.set(key, typeof before === 'object' && typeof text === 'object' ? merged([before, text]) : text);
  }
  return Object.fromEntries(branches);
}
