import { Id, Instant, Text } from '@mall/validation';

/** A filter of a list that somebody keeps, wherever they sign in. */
export class SavedFilterView {
  @Id() filterId!: string;
  @Text() list!: string;
  @Text() name!: string;
  @Text({ max: 4000 }) query!: string;
  @Instant() createTime!: string;
}
