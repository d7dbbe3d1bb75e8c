import { loadTexts } from './loaded-texts.js';

export { loadTexts };

/**
 * Loads the texts that every page needs and those of `namespaces`, in the language of this page. When a page's own texts cannot be
 * loaded, its route reports the failure.
 */
export async function startTexts(namespaces: readonly string[]): Promise<void> {
  await Promise.all([loadTexts('common'), Promise.allSettled(namespaces.map(loadTexts))]);
}
