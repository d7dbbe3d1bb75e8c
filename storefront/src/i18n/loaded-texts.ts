import { unbrokenTexts } from '@mall/web-kit';
import { locale } from '../mall/locale.js';
import { textsOfPage } from '../mall/pages.js';
import type { TextTree } from './translator.js';

/** Texts shared by several pages, by language and namespace. */
const shared = import.meta.glob<{ readonly default: unknown }>('../texts/*/*.json');

const loaded = new Map<string, TextTree>();
const loading = new Map<string, Promise<void>>();

/** Returns the texts of `namespace`; undefined until they are loaded. */
export const textsOf = (namespace: string): TextTree | undefined => loaded.get(namespace);

/** Loads the texts of `namespace` in the language of this page; all callers share one promise. A failed load may be repeated. */
export function loadTexts(namespace: string): Promise<void> {
  const known = loading.get(namespace);
  if (known) return known;
  const load = textsOfPage(namespace) ?? shared[`../texts/${locale}/${namespace}.json`];
  const started = Promise.resolve(load?.()).then((texts) => {
    if (!texts) throw new Error(`No texts ${locale}/${namespace}`);
    loaded.set(namespace, unbrokenTexts(texts.default) as TextTree);
  });
  started.catch(() => loading.delete(namespace));
  loading.set(namespace, started);
  return started;
}
