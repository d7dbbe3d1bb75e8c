import i18next, { type BackendModule, type ReadCallback } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { unbrokenTexts } from '@mall/web-kit';
import { locale } from '../mall/locale.js';
import { textsOfPage } from '../mall/pages.js';

/** Texts of what several pages show, by language and namespace. */
const shared = import.meta.glob<{ readonly default: unknown }>('../texts/*/*.json');

const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language: string, namespace: string, done: ReadCallback) => {
    const load = textsOfPage(namespace) ?? shared[`../texts/${language}/${namespace}.json`];
    if (!load) return done(new Error(`No texts ${language}/${namespace}`), null);
    load().then(
      (texts) => done(null, unbrokenTexts(texts.default) as never),
      (error: Error) => done(error, null),
    );
  },
};

let isStarted: () => void;
const started = new Promise<void>((resolve) => (isStarted = resolve));

/** Starts with the texts that every page needs and those of `namespaces`, in the language of this page. */
export async function startTexts(namespaces: readonly string[]): Promise<void> {
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: locale,
      fallbackLng: false,
      ns: ['common', ...namespaces],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    });
  isStarted();
}

/** Loads the texts of `namespace` unless they are there. */
export async function loadTexts(namespace: string): Promise<void> {
  await started;
  await i18next.loadNamespaces(namespace);
}
