import type { TranslationMessages } from 'react-admin';
import { unbrokenTexts, type Locale } from '@mall/web-kit';
import { textsOf, type TextFile, type TextTree } from './texts.js';

interface Catalogue {
  readonly ofReactAdmin: TranslationMessages;
  readonly ofContracts: Readonly<Record<string, TextFile>>;
  readonly files: Readonly<Record<string, TextFile>>;
}

/** A reader needs one of the three languages, so each is loaded separately. */
const CATALOGUES: Readonly<Record<Locale, () => Promise<Catalogue>>> = {
  ru: () => import('./catalogues/ru.js'),
  zh: () => import('./catalogues/zh.js'),
  en: () => import('./catalogues/en.js'),
};

/** Returns every text of the console in one language: react-admin's, those of the contracts, and those of each folder. */
export async function catalogueOf(locale: Locale): Promise<TranslationMessages> {
  const { ofReactAdmin, ofContracts, files } = await CATALOGUES[locale]();
  return unbrokenTexts({
    ...ofReactAdmin,
    ...merged([...textsOf(ofContracts, locale), ...textsOf(files, locale)]),
  });
}

/** Merges trees of texts; a later text replaces an earlier one with the same key. A test lists the texts of the contracts that are replaced. */
function merged(trees: readonly TextTree[]): TextTree {
  const branches = new Map<string, string | TextTree>();
  for (const [key, text] of trees.flatMap((tree) => Object.entries(tree))) {
    const before = branches.get(key);
    branches.set(key, typeof before === 'object' && typeof text === 'object' ? merged([before, text]) : text);
  }
  return Object.fromEntries(branches);
}
