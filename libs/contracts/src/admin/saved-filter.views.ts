import { Id, Instant, Text } from '@mall/validation';

/** A filter of a list that a user has saved. */
export class SavedFilterView {
  @Id() filterId!: string;
  @Text() list!: string;
  @Text() name!: string;
  @Text({ max: 4000 }) query!: string;
  @Instant() createTime!: string;
}
