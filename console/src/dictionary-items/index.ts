import { resource } from '../api/resource.js';
import { ItemCreate, ItemEdit } from './ItemForms.js';
import { dictionaryItemsTexts } from './texts.js';

/** Listed on the page of their dictionary. */
export const dictionaryItems = resource('dictionary-items', {
  texts: dictionaryItemsTexts,
  create: ItemCreate,
  edit: ItemEdit,
  recordRepresentation: 'label',
});
