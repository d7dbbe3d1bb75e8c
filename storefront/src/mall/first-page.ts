/** Element that holds the answers from which the server has made the page; it is there for as long as that page is in sight. */
export const ANSWERS = 'page-answers';

/** Whether the visitor still sees what the server has rendered. */
export const isRenderedPageShown = (): boolean =>
  !import.meta.env.SSR && document.getElementById(ANSWERS) !== null;
