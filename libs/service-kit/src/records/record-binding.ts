import type { Caller, PlainRecords } from '@mall/contracts/define';
import type { EntityClass } from '@mall/persistence';

type Values = Readonly<Record<string, unknown>>;

/** Binds declared records to the entity that stores them. */
export interface RecordBinding {
  readonly records: PlainRecords;
  readonly entity: EntityClass;
  readonly options: BindingOptions<any>;
}

export interface BindingOptions<Written> {
  /** Checks values that are to be written, and returns them as the columns take them. */
  readonly write?: (values: Partial<Written>, caller: Caller) => Values;
  /** Errors for broken unique and foreign keys, by the name of the constraint. */
  readonly taken?: Readonly<Record<string, (values: Partial<Written>) => Error>>;
}

type WrittenOf<P> = P extends PlainRecords<infer R, any, infer Written, any, any> ? Pick<R, Written> : never;

/** Stores the records of a declaration in the table of an entity; `createTime` and `updateTime` are its `createdAt` and `updatedAt`. */
export const recordsIn = <P extends PlainRecords>(
  records: P,
  entity: EntityClass,
  options: BindingOptions<WrittenOf<P>> = {},
): RecordBinding => ({ records, entity, options });
