/** Element that holds the answers from which the server has made the page; it is there for as long as that page is in sight. */
export const ANSWERS = 'page-answers';

/** Whether the visitor still sees what the server has rendered. */
export const isRenderedPageShown = (): boolean =>
  !import.meta.env.SSR && document.getElementById(ANSWERS) !== null;

/**
 * Where the visitor was, by the hash of the query, when the server was refused it. Parts of a page are taken over one after the other,
 * some after the rendered page has ended, and each has to begin with the refusal that the server has shown.
 */
export const refusedAt = new Map<string, string>();
