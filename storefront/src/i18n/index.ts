import { loadTexts } from './loaded-texts.js';

export { loadTexts };

/**
 * Loads the texts that every page needs and those of `namespaces`, in the language of this page. A page whose own texts do not
 * arrive fails as its route does.
 */
export async function startTexts(namespaces: readonly string[]): Promise<void> {
  await Promise.all([loadTexts('common'), Promise.allSettled(namespaces.map(loadTexts))]);
}
