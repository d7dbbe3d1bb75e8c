/** Rendered around the pages about the signed-in person. */
export const accountLayout = () => import('./AccountLayout.js');
