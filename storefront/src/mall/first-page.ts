/** Id of the element with the answers from which the server has rendered the page; removed when the browser has taken over. */
export const ANSWERS = 'page-answers';

/** Whether the visitor still sees the page rendered by the server. */
export const isRenderedPageShown = (): boolean =>
  !import.meta.env.SSR && document.getElementById(ANSWERS) !== null;

/**
 * The visitor's path, by the hash of the query, when the server's query was refused. The parts of a page hydrate one after the
 * other, some after the rendered page has ended, and each has to start with the refusal that the server has rendered.
 */
export const refusedAt = new Map<string, string>();
