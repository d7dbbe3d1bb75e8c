interface LocalSearch {
  readonly query: string;
  readonly lookedAt: string;
}

const KEY = 'savedSearches';
/** As many as an account keeps. */
const MOST = 30;

const isSearch = (one: unknown): one is LocalSearch =>
  typeof one === 'object' &&
  one !== null &&
  'query' in one &&
  typeof one.query === 'string' &&
  'lookedAt' in one &&
  typeof one.lookedAt === 'string' &&
  !Number.isNaN(Date.parse(one.lookedAt));

/** The searches that a visitor keeps in this browser; what cannot be read is left out. */
export function readLocal(): readonly LocalSearch[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isSearch).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Kept as far as the browser permits; the oldest are dropped. */
export function writeLocal(searches: readonly LocalSearch[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(searches.slice(0, MOST)));
  } catch {
    // A browser that keeps nothing, such as a private window.
  }
}
