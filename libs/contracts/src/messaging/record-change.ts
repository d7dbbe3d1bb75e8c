import { Id, Instant, Int, ListOf, ListOfValues, OneOf, Text } from '@mall/validation';

/**
 * `emptied`: a whole table lost its rows. The last three change nothing: what is masked was read, a person signed in or was refused.
 */
export const CHANGE_KINDS = [
  'added',
  'changed',
  'removed',
  'emptied',
  'read',
  'signedIn',
  'refused',
] as const;
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
  @Id() changeId!: string;
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

/** Changes that a search shows at most, over all of its pages. */
export const MOST_FOUND = 1_000;

/** Changes of all records, the newest first: those that pass every filter that is given. */
export class FindChangesDto {
  @Text({ optional: true, max: 100, kind: 'code' }) record?: string;
  @Text({ optional: true, max: 200, kind: 'raw' }) recordId?: string;
  @OneOf(CHANGE_KINDS, { optional: true }) kind?: ChangeKind;
  @OneOf(CHANGED_BY, { optional: true }) actorKind?: ChangedBy;
  @Text({ optional: true, max: 100, kind: 'code' }) actorId?: string;
  /** Name of a changed field, such as `priceFee`. */
  @Text({ optional: true, max: 100, kind: 'code' }) field?: string;
  @Instant({ of: 'period', optional: true }) from?: string;
  @Instant({ of: 'period', optional: true }) to?: string;
  @Int({ min: 1, max: MOST_FOUND }) limit!: number;
}

/** The newest changes of those that pass, and how many there are, up to the limit of counting. */
export class FoundChangesView {
  @ListOf(() => ChangeRowView, { maxItems: MOST_FOUND }) changes!: ChangeRowView[];
  @Int({ min: 0 }) total!: number;
}
