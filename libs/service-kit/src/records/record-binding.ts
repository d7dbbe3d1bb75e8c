import type { Caller, PlainRecords } from '@mall/contracts/define';
import type { EntityClass } from '@mall/persistence';

type Values = Readonly<Record<string, unknown>>;

/** Binds declared records to the entity that stores them. */
export interface RecordBinding {
  readonly records: PlainRecords;
  readonly entity: EntityClass;
  readonly options: BindingOptions<any, any, any>;
}

export interface BindingOptions<Row, R, Written> {
  /** Fields of the record that are not the column of the same name. `createTime` and `updateTime` are `createdAt` and `updatedAt`. */
  readonly read?: { readonly [K in keyof R]?: (row: Row) => R[K] };
  /** Checks values that are to be written, and returns them as the columns take them. */
  readonly write?: (values: Partial<Written>, caller: Caller) => Values;
  /** Errors for broken unique keys, by the name of the constraint. */
  readonly taken?: Readonly<Record<string, (values: Partial<Written>) => Error>>;
}

type RecordOf<P> = P extends PlainRecords<infer R, any, any, any, any> ? R : never;
type WrittenOf<P> = P extends PlainRecords<infer R, any, infer Written, any, any> ? Pick<R, Written> : never;

/** Stores the records of a declaration in the table of an entity. */
export const recordsIn = <P extends PlainRecords, Row extends object>(
  records: P,
  entity: new () => Row,
  options: BindingOptions<Row, RecordOf<P>, WrittenOf<P>> = {},
): RecordBinding => ({ records, entity, options });
