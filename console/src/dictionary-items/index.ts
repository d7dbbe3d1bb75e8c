import { page, resource } from '../api/resource.js';

/** Listed on the page of their dictionary. */
export const dictionaryItems = resource('dictionary-items', {
  create: page(() => import('./ItemForms.js'), 'ItemCreate'),
  edit: page(() => import('./ItemForms.js'), 'ItemEdit'),
  recordRepresentation: 'label',
});
