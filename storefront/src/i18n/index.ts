import { loadTexts } from './loaded-texts.js';

export { loadTexts, untilTextsLoaded } from './loaded-texts.js';

/** Loads the texts that every page needs and those of `namespaces`, in the language of this page. */
export async function startTexts(namespaces: readonly string[]): Promise<void> {
  await Promise.all(['common', ...namespaces].map(loadTexts));
}
