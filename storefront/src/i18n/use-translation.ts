import { locale } from '../mall/locale.js';
import { loadTexts, textsOf } from './loaded-texts.js';
import { Translator, type TextValues } from './translator.js';

/** Returns a text of the page's own namespace, or of `common`, which is always loaded. */
type Translate = (key: string, values?: TextValues & { readonly ns?: 'common' }) => string;

const translator = new Translator(locale);
/** One function for each namespace, so that it is a stable dependency of effects. */
const functions = new Map<string, Translate>();

function translateFrom(namespace: string): Translate {
  const known = functions.get(namespace);
  if (known) return known;
  const translate: Translate = (key, { ns = namespace, ...values } = {}) =>
    translator.text(textsOf(ns) ?? {}, key, values);
  functions.set(namespace, translate);
  return translate;
}

/** Replaces the hook of react-i18next in the built shop, see vite.config.ts. Suspends until the texts are loaded. */
export function useTranslation(namespace = 'common'): { readonly t: Translate } {
  // Thrown instead of passed to `use`: React renders a component again after it has used a promise, which would repeat calls.
  if (!textsOf(namespace)) throw loadTexts(namespace);
  return { t: translateFrom(namespace) };
}
