import { productErrors, synonyms } from '@mall/contracts/product';
import { recordsIn } from '@mall/service-kit/records';
import { SearchSynonym } from './search-synonym.entity.js';

/** Maximum characters of a term. */
const MAX_TERM = 60;

/** Groups of words that staff declare to be equal. */
export const synonymRecords = recordsIn(synonyms, SearchSynonym, {
  write: ({ terms, status }) => ({ terms: terms && clean(terms), status }),
});

/**
 * Removes repeated terms and superfluous spaces.
 * @throws productErrors.synonymUnusable for a term without letters and digits or over 60 characters.
 */
export function clean(terms: readonly string[]): string[] {
  const trimmed = [...new Set(terms.map((term) => term.trim().replace(/\s+/g, ' ')))];
  const unusable = trimmed.find((term) => term.length > MAX_TERM || !/[\p{L}\p{N}]/u.test(term));
  if (unusable !== undefined) throw productErrors.synonymUnusable({ term: unusable.slice(0, MAX_TERM) });
  return trimmed;
}
