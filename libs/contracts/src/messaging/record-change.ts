import { Id, Int, ListOf, ListOfValues, OneOf, Text } from '@mall/validation';

/** `emptied`: a whole table lost its rows. */
export const CHANGE_KINDS = ['added', 'changed', 'removed', 'emptied'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** `database`: no service made the change, but a migration or an operator. */
export const CHANGED_BY = [
  'staff',
  'buyer',
  'merchant',
  'anonymous',
  'service',
  'event',
  'timer',
  'database',
] as const;
export type ChangedBy = (typeof CHANGED_BY)[number];

/** Values of one field before and after, as JSON; null where it had no value or the row did not exist. */
export class FieldChangeView {
  /** Name of the field, such as `priceFee`. */
  @Text({ max: 100 }) field!: string;
  @Text({ optional: true, max: 20_000 }) before!: string | null;
  @Text({ optional: true, max: 20_000 }) after!: string | null;
}

/** One change of one row, as the service that keeps the row knows it. */
export class ChangeRowView {
  @Id() id!: string;
  /** Instant in UTC with microseconds, by which changes are put in order. */
  @Text({ max: 40 }) at!: string;
  /** Number of the transaction: changes of one service with the same number were made together. */
  @Id() act!: string;
  @OneOf(CHANGE_KINDS) kind!: ChangeKind;
  @Text({ max: 100 }) record!: string;
  @Text({ max: 200 }) recordId!: string;
  @Text({ max: 100 }) table!: string;
  /** Tells the rows of a table that belong to one record apart; empty for the record itself. */
  @Text({ max: 1_000 }) rowKey!: string;
  @ListOf(() => FieldChangeView, { maxItems: 1_000 }) fields!: FieldChangeView[];
  @OneOf(CHANGED_BY) actorKind!: ChangedBy;
  @Text({ optional: true, max: 100 }) actorId!: string | null;
  @Text({ optional: true, max: 200 }) actorName!: string | null;
  @Text({ optional: true, max: 100 }) ip!: string | null;
  @Text({ optional: true, max: 100 }) requestId!: string | null;
  @Text({ optional: true, max: 200 }) operation!: string | null;
  @Text({ optional: true, max: 1_000 }) reason!: string | null;
}

/** The changes of a record before a moment, the newest first. */
export class RecordChangesDto {
  @ListOfValues('string', { minItems: 1, maxItems: 10 }) records!: string[];
  @Text({ max: 200 }) recordId!: string;
  /** Changes at this moment count as before when their id is lower than `beforeId`. */
  @Text({ optional: true, max: 40 }) before?: string;
  @Id({ optional: true }) beforeId?: string;
  @Int({ min: 1, max: 201 }) limit!: number;
}
