import { DictionaryCreate, DictionaryEdit } from './DictionaryForms.js';
import { DictionaryList } from './DictionaryList.js';
import { ItemCreate, ItemEdit } from './ItemForms.js';

export const dictionaries = {
  name: 'dictionaries',
  list: DictionaryList,
  create: DictionaryCreate,
  edit: DictionaryEdit,
  recordRepresentation: 'description',
};

/** Listed on the page of their dictionary. */
export const dictionaryItems = {
  name: 'dictionary-items',
  create: ItemCreate,
  edit: ItemEdit,
  recordRepresentation: 'label',
};
