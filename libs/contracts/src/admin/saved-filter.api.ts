import { anyOf, defineApi, listOf, merchant, nothing, platformErrors, staff } from '../define/index.js';
import { adminErrors } from './admin.errors.js';
import { SavedFilterIdDto, SavedFiltersOfDto, SaveFilterDto } from './saved-filter.dto.js';
import { SavedFilterView } from './saved-filter.views.js';

/** Saved filters are private to each user of the console. */
const atTheConsole = anyOf(staff(), merchant());

export const adminSavedFilterApi = defineApi('admin.savedFilter', {
  own: {
    http: 'GET /admin/saved_filter/list',
    request: SavedFiltersOfDto,
    response: listOf(SavedFilterView),
    access: atTheConsole,
    family: 'admin',
    summary: 'One’s own filters of a list, in the order they were saved.',
  },
  save: {
    http: 'POST /admin/saved_filter',
    request: SaveFilterDto,
    response: SavedFilterView,
    access: atTheConsole,
    family: 'admin',
    errors: [adminErrors.filterNameTaken, adminErrors.tooManyFilters],
    summary: 'Keep a filter of a list under a name.',
  },
  remove: {
    http: 'DELETE /admin/saved_filter/{filterId}',
    request: SavedFilterIdDto,
    response: nothing,
    access: atTheConsole,
    family: 'admin',
    errors: [platformErrors.notFound],
    summary: 'Forget one of one’s own filters.',
  },
});
