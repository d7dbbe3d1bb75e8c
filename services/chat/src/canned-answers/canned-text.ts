import { CANNED_PLACEHOLDERS, chatErrors, type CannedPlaceholder } from '@mall/contracts/chat';
import { fillPlainText, LOCALES, type Locale, type Texts } from '@mall/validation';

/** Values for the placeholders of a conversation; unknown ones are missing. */
export type CannedValues = Readonly<Partial<Record<CannedPlaceholder, string | Texts>>>;

const PLACEHOLDER = /\{([^{}]*)\}/g;

const languages: Readonly<Record<Locale, Texts>> = {
  ru: { ru: 'русский', zh: '俄文', en: 'Russian' },
  zh: { ru: 'китайский', zh: '中文', en: 'Chinese' },
  en: { ru: 'английский', zh: '英文', en: 'English' },
};

const namesIn = (text: string): string[] => [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);

/** Checks a text in all three languages. @throws chatErrors.answerTextMissing, unknownPlaceholder */
export function checkCannedText(text: Texts): void {
  for (const locale of LOCALES) {
    if (text[locale].trim() === '') throw chatErrors.answerTextMissing({ language: languages[locale] });
    const unknown = namesIn(text[locale]).find((name) => !Object.hasOwn(CANNED_PLACEHOLDERS, name));
    if (unknown !== undefined) {
      const known = Object.keys(CANNED_PLACEHOLDERS).map((name) => `{${name}}`);
      throw chatErrors.unknownPlaceholder({ name: `{${unknown}}`, known: known.join(', ') });
    }
  }
}

/** Fills a text in; `undefined` when it names a value that is not known: nobody should send a gap to a buyer. */
export function fillCannedText(text: Texts, locale: Locale, values: CannedValues): string | undefined {
  const isKnown = namesIn(text[locale]).every((name) => values[name as CannedPlaceholder]);
  return isKnown ? fillPlainText(text, locale, values) : undefined;
}
