import { adminPageOf, defineApi, nothing, platformErrors, staff } from '../define/index.js';
import { productErrors } from './product.errors.js';
import {
  CreateSynonymDto,
  FindSynonymsDto,
  SynonymIdDto,
  SynonymRecord,
  UpdateSynonymDto,
} from './search-words.dto.js';

/** Words that mean the same to the search; data that staff edit. */
export const productSynonymApi = defineApi('product.synonym', {
  find: {
    request: FindSynonymsDto,
    response: adminPageOf(SynonymRecord),
    access: staff('search_edit'),
    family: 'admin',
    errors: [productErrors.columnUnknown],
    summary: 'Groups of words that mean the same.',
  },
  one: {
    request: SynonymIdDto,
    response: SynonymRecord,
    access: staff('search_edit'),
    family: 'admin',
    errors: [platformErrors.notFound],
    summary: 'One group of words.',
  },
  create: {
    request: CreateSynonymDto,
    response: SynonymRecord,
    access: staff('search_edit'),
    family: 'admin',
    errors: [productErrors.synonymUnusable],
    summary: 'Add a group of words; searches know it within a second.',
  },
  update: {
    request: UpdateSynonymDto,
    response: SynonymRecord,
    access: staff('search_edit'),
    family: 'admin',
    errors: [platformErrors.notFound, productErrors.synonymUnusable],
    summary: 'Change the given fields of a group.',
  },
  remove: {
    request: SynonymIdDto,
    response: nothing,
    access: staff('search_edit'),
    family: 'admin',
    errors: [platformErrors.notFound],
    summary: 'Remove a group.',
  },
});
