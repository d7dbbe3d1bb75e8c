import i18next, { type BackendModule, type ReadCallback } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { unbrokenTexts } from '@mall/web-kit';
import { locale } from '../mall/locale.js';

const files = import.meta.glob<Record<string, unknown>>('../texts/*/*.json', { import: 'default' });

const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language: string, namespace: string, done: ReadCallback) => {
    const load = files[`../texts/${language}/${namespace}.json`];
    if (!load) return done(new Error(`No texts ${language}/${namespace}`), null);
    load().then(
      (texts) => done(null, unbrokenTexts(texts) as never),
      (error: Error) => done(error, null),
    );
  },
};

/** Texts of one language, read file by file as pages need them. */
export async function startTexts(): Promise<void> {
  document.documentElement.lang = locale;
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: locale,
      fallbackLng: false,
      ns: ['common'],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    });
}
