import { Id, Instant, Text } from '@mall/validation';
import { anyOf, defineApi, listOf, merchant, nothing, platformErrors, staff } from '../define/index.js';
import { adminErrors } from './admin.errors.js';
import { adminLabels } from './admin.labels.js';

/** Maximum number of saved filters per user and list. */
export const MOST_SAVED_FILTERS = 30;

const LIST = /^[a-z][a-z-]{0,39}$/;

export class SavedFiltersOfDto {
  @Text({
    label: adminLabels.list,
    max: 40,
    pattern: LIST,
    description: 'The console’s name of a list',
    kind: 'code',
  })
  list!: string;
}

export class SaveFilterDto {
  @Text({ label: adminLabels.list, max: 40, pattern: LIST, kind: 'code' }) list!: string;
  @Text({ label: adminLabels.filterName, max: 60 }) name!: string;
  /** The filter as serialized by the console; stored unchanged. */
  @Text({ label: adminLabels.filter, max: 4000, kind: 'raw' }) query!: string;
}

export class SavedFilterIdDto {
  @Id({ label: adminLabels.filter }) filterId!: string;
}

/** A filter of a list that a user has saved. */
export class SavedFilterView {
  @Id() filterId!: string;
  @Text() list!: string;
  @Text() name!: string;
  @Text({ max: 4000 }) query!: string;
  @Instant() createTime!: string;
}

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
