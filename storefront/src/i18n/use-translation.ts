import { locale } from '../mall/locale.js';
import { loadTexts, textsOf } from './loaded-texts.js';
import { Translator, type TextValues } from './translator.js';

/** A text of the page's own namespace, or of `common`, which is always there. */
type Translate = (key: string, values?: TextValues & { readonly ns?: 'common' }) => string;

const translator = new Translator(locale);
/** One function for each namespace, so that it can stand among the dependencies of an effect. */
const functions = new Map<string, Translate>();

function translateFrom(namespace: string): Translate {
  const known = functions.get(namespace);
  if (known) return known;
  const translate: Translate = (key, { ns = namespace, ...values } = {}) =>
    translator.text(textsOf(ns) ?? {}, key, values);
  functions.set(namespace, translate);
  return translate;
}

/** Takes the place of the hook of react-i18next in the built shop, see vite.config.ts. Suspends until the texts are there. */
export function useTranslation(namespace = 'common'): { readonly t: Translate } {
  // Thrown rather than given to `use`: React repeats a component that has used a promise, and asks for the same calls again.
  if (!textsOf(namespace)) throw loadTexts(namespace);
  return { t: translateFrom(namespace) };
}
