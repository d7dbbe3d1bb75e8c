import en from 'ra-language-english';
import { mergeTranslations } from 'react-admin';
import { unbrokenTexts, type Locale } from '@mall/web-kit';
import { componentsTexts } from '../components/texts.js';
import { dashboardTexts } from '../dashboard/texts.js';
import { layoutTexts } from '../layout/texts.js';
import { resources } from './resources.js';
import { raRu } from '../i18n/ra.ru.js';
import { raZh } from '../i18n/ra.zh.js';
import type { TextsByLocale } from '../i18n/texts.js';

const own: readonly TextsByLocale[] = [
  componentsTexts,
  dashboardTexts,
  layoutTexts,
  ...Object.values(resources).map(({ texts }) => texts),
];

const inOne = (locale: Locale, ofReactAdmin: object) =>
  unbrokenTexts(mergeTranslations(ofReactAdmin, ...own.map((texts) => texts[locale])));

/** Every text of the console by language: react-admin's, and those of each folder. */
export const catalogues = {
  ru: inOne('ru', raRu),
  zh: inOne('zh', raZh),
  en: inOne('en', en),
} satisfies Record<Locale, object>;
