import { Id, Text } from '@mall/validation';
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
