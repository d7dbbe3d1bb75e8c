interface LocalSearch {
  readonly query: string;
  readonly lookedAt: string;
}

const KEY = 'savedSearches';
/** The maximum of an account. */
const MOST = 30;

const isSearch = (one: unknown): one is LocalSearch =>
  typeof one === 'object' &&
  one !== null &&
  'query' in one &&
  typeof one.query === 'string' &&
  'lookedAt' in one &&
  typeof one.lookedAt === 'string' &&
  !Number.isNaN(Date.parse(one.lookedAt));

/** Returns the searches that a visitor has saved in this browser; drops invalid ones. */
export function readLocal(): readonly LocalSearch[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isSearch).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Stores searches if the browser permits; drops the oldest. */
export function writeLocal(searches: readonly LocalSearch[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(searches.slice(0, MOST)));
  } catch {
    // A browser without storage, such as in a private window.
  }
}
