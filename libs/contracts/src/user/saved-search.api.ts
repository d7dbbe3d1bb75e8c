import { buyer, defineApi, Empty, listOf, nothing } from '../define/index.js';
import { KeepSearchDto, SavedSearchDto, SavedSearchView } from './saved-search.dto.js';
import { userErrors } from './user.errors.js';

export const userSavedSearchApi = defineApi('user.savedSearch', {
  list: {
    http: 'GET /mall4cloud_user/a/saved_search',
    request: Empty,
    response: listOf(SavedSearchView),
    access: buyer(),
    family: 'mall',
    summary: 'Your saved searches, the last one first; ask the search for their cars.',
  },
  keep: {
    http: 'POST /mall4cloud_user/a/saved_search',
    request: KeepSearchDto,
    response: nothing,
    access: buyer(),
    family: 'mall',
    errors: [userErrors.savedSearchLimit],
    summary: 'Save a search, or say that you have looked at a saved one.',
  },
  remove: {
    http: 'DELETE /mall4cloud_user/a/saved_search',
    request: SavedSearchDto,
    response: nothing,
    access: buyer(),
    family: 'mall',
    summary: 'Forget a saved search.',
  },
});
