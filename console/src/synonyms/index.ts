import { SynonymCreate, SynonymEdit, SynonymList } from './Synonyms.js';

export const synonyms = { name: 'synonyms', list: SynonymList, create: SynonymCreate, edit: SynonymEdit };
