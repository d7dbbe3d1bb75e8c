import { mergeTranslations } from 'react-admin';
import { unbrokenTexts, type Locale } from '@mall/web-kit';
import { componentsTexts } from '../components/texts.js';
import { dashboardTexts } from '../dashboard/texts.js';
import { displayTexts } from '../display/texts.js';
import { errorLogTexts } from '../error-log/texts.js';
import { galleryTexts } from '../gallery/texts.js';
import type { TextsByLocale } from '../i18n/texts.js';
import { layoutTexts } from '../layout/texts.js';
import { lockTexts } from '../lock/texts.js';
import { pagesTexts } from '../pages/texts.js';
import { personTexts } from '../person/texts.js';
import { tabsTexts } from '../tabs/texts.js';
import * as widgetTexts from '../widgets/texts.js';
import { resources } from './resources.js';

const own: readonly TextsByLocale[] = [
  componentsTexts,
  dashboardTexts,
  displayTexts,
  errorLogTexts,
  galleryTexts,
  layoutTexts,
  lockTexts,
  pagesTexts,
  personTexts,
  tabsTexts,
  ...Object.values(widgetTexts),
  ...Object.values(resources).map(({ texts }) => texts),
];

/** React-admin's texts; a reader needs one language of the three. */
const ofReactAdmin: Readonly<Record<Locale, () => Promise<object>>> = {
  ru: async () => (await import('../i18n/ra.ru.js')).raRu,
  zh: async () => (await import('../i18n/ra.zh.js')).raZh,
  en: async () => (await import('ra-language-english')).default,
};

/** Every text of the console in one language: react-admin's, and those of each folder. */
export const catalogueOf = async (locale: Locale) =>
  unbrokenTexts(mergeTranslations(await ofReactAdmin[locale](), ...own.map((texts) => texts[locale])));
