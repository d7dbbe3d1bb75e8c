import {
  changesOf,
  fieldsOf,
  Id,
  ListOfValues,
  partOf,
  sameField,
  shapeOf,
  Text,
  type Shaped,
  type Texts,
} from '@mall/validation';
import type { Right } from '../rights/rights.js';
import { staff } from './access.js';
import { adminPageOf, nothing } from './answer.js';
import type { ErrorDeclaration } from './errors.js';
import { defineApi, type Operation } from './operation.js';
import { AdminPageDto } from './paging.js';
import { platformErrors } from './platform.errors.js';
import type { MenuEntry, Resource } from './resource.js';

/** Rights for each act; one right may stand for all of them. */
export type RecordRights = Right | Readonly<Record<'view' | 'add' | 'edit' | 'remove', Right>>;

/** Declaration of a table that staff edit row by row, without rules between rows. */
export interface PlainRecordRow<
  R extends object = object,
  IdField extends keyof R & string = keyof R & string,
  Written extends keyof R & string = keyof R & string,
  Filter extends keyof R & string = keyof R & string,
  Spared extends Written = Written,
> {
  /** Scope of the operations, such as `product.synonym`. */
  readonly scope: string;
  /** Name of the resource, such as `synonyms`. */
  readonly name: string;
  readonly record: Shaped<R>;
  readonly idField: IdField;
  /** Fields that staff write, in the order of the form; the service makes the others. */
  readonly written: readonly Written[];
  /** Values of written fields that a new record may leave out. */
  readonly defaults?: { readonly [K in Spared]?: R[K] };
  /** Fields in which `keyWord` is looked for. */
  readonly found: readonly (keyof R & string)[];
  /** Fields whose value a list can ask for. */
  readonly filters?: readonly Filter[];
  /** Columns of the list in the console. */
  readonly columns: readonly (keyof R & string)[];
  /** Fields by which a list can be sorted. */
  readonly sortable: readonly (keyof R & string)[];
  /** Order of a list that asks for none; by the first sortable field by default. */
  readonly order?: readonly [keyof R & string, 'ASC' | 'DESC'];
  readonly rights: RecordRights;
  /** Nouns for one record and several in the summaries of the operations, such as `group of words`. */
  readonly nouns: { readonly one: string; readonly many: string };
  /** Name of one record in the console. */
  readonly label: Texts;
  readonly menu: MenuEntry;
  /** Sentences below the inputs of the console. */
  readonly hints?: { readonly [K in Written]?: Texts };
  /** Meaning of a field without a value, shown in its place. */
  readonly absent?: { readonly [K in Written]?: Texts };
  /** Resources whose records the ids in a field name. */
  readonly references?: { readonly [K in Written]?: string };
  /** Names of the values of fields with a fixed set of values, or of what a list of words may hold. */
  readonly choices?: { readonly [K in Written]?: Readonly<Record<string, Texts>> };
  /** Refusals of a record that is to be written. */
  readonly errors?: readonly ErrorDeclaration[];
}

/** Requests of a plain record. */
export type FindRecords<R, Filter extends keyof R> = AdminPageDto & {
  readonly ids?: string[];
  readonly keyWord?: string;
} & Partial<Pick<R, Filter>>;
export type RecordRef<R, IdField extends keyof R> = Pick<R, IdField>;

type RecordApi<
  R extends object,
  IdField extends keyof R,
  Written extends keyof R,
  Filter extends keyof R,
  Spared extends keyof R,
> = {
  readonly find: Operation<
    FindRecords<R, Filter>,
    { readonly kind: 'adminPage'; readonly of: Shaped<R> },
    'find'
  >;
  readonly one: Operation<RecordRef<R, IdField>, Shaped<R>, 'one'>;
  readonly create: Operation<Omit<Pick<R, Written>, Spared> & Partial<Pick<R, Spared>>, Shaped<R>, 'create'>;
  readonly update: Operation<RecordRef<R, IdField> & Partial<Pick<R, Written>>, Shaped<R>, 'update'>;
  readonly remove: Operation<RecordRef<R, IdField>, typeof nothing, 'remove'>;
};

export interface PlainRecords<
  R extends object = any,
  IdField extends keyof R & string = any,
  Written extends keyof R & string = any,
  Filter extends keyof R & string = any,
  Spared extends Written = any,
> {
  readonly row: PlainRecordRow<R, IdField, Written, Filter, Spared>;
  readonly api: RecordApi<R, IdField, Written, Filter, Spared>;
  readonly resource: Resource;
}

/** Declares operations, requests and resource of a table that staff edit row by row. */
export function plainRecords<
  R extends object,
  IdField extends keyof R & string,
  Written extends keyof R & string,
  Filter extends keyof R & string = never,
  Spared extends Written = never,
>(
  row: PlainRecordRow<R, IdField, Written, Filter, Spared>,
): PlainRecords<R, IdField, Written, Filter, Spared> {
  const api = apiOf(row);
  const { name, menu, idField } = row;
  const { find: list, ...acts } = api;
  return { row, api, resource: { name, menu, idField, list, ...acts } };
}

/** Whether an export of a service declares plain records. */
export const isPlainRecords = (value: unknown): value is PlainRecords =>
  typeof value === 'object' && value !== null && 'row' in value && 'api' in value && 'resource' in value;

function apiOf<
  R extends object,
  IdField extends keyof R & string,
  Written extends keyof R & string,
  Filter extends keyof R & string,
  Spared extends Written,
>({
  scope,
  record,
  rights,
  nouns: { one, many },
  errors = [],
  ...row
}: PlainRecordRow<R, IdField, Written, Filter, Spared>): RecordApi<R, IdField, Written, Filter, Spared> {
  const { view, add, edit, remove } =
    typeof rights === 'string' ? { view: rights, add: rights, edit: rights, remove: rights } : rights;
  const { find, ref, create, update } = requestsOf({ record, ...row } as unknown as Requested<R>);
  const missing = platformErrors.notFound;
  const taken = errors.length > 0 ? errors : [platformErrors.duplicate];
  const rows = {
    find: {
      request: find,
      response: adminPageOf(record),
      access: staff(view),
      summary: `A page of ${many}.`,
    },
    one: { request: ref, response: record, access: staff(view), errors: [missing], summary: `One ${one}.` },
    create: {
      request: create,
      response: record,
      access: staff(add),
      errors: taken,
      summary: `Add one ${one}.`,
    },
    update: {
      request: update,
      response: record,
      access: staff(edit),
      errors: [missing, ...taken],
      summary: `Change the given fields of one ${one}.`,
    },
    remove: {
      request: ref,
      response: nothing,
      access: staff(remove),
      errors: [missing],
      summary: `Remove one ${one}.`,
    },
  };
  const described = Object.entries(rows).map(([name, of]) => [name, { family: 'admin', ...of }]);
  return defineApi(scope, Object.fromEntries(described) as typeof rows) as unknown as RecordApi<
    R,
    IdField,
    Written,
    Filter,
    Spared
  >;
}

type Requested<R extends object> = Pick<
  PlainRecordRow<R>,
  'record' | 'idField' | 'written' | 'defaults' | 'filters'
>;

/** Names the classes after the record (`PortRecord` gives `CreatePortDto`), because the OpenAPI document knows them by name. */
function requestsOf<R extends object>({
  record,
  idField,
  written,
  defaults = {},
  filters = [],
}: Requested<R>) {
  const base = record.name.replace(/Record$/, '');
  const ref = shapeOf<Record<string, string>>({ [idField]: Id() });
  const find = shapeOf<FindRecords<R, keyof R>>(
    {
      ids: ListOfValues('id', { optional: true, maxItems: 10_000 }),
      keyWord: Text({ optional: true, max: 100 }),
      ...Object.fromEntries(filters.map((name) => [name, sameField(record, name, { mayBeAbsent: true })])),
    } as never,
    AdminPageDto as never,
  );
  const needed = written.filter((name) => !(name in defaults));
  const spared = written.filter((name) => name in defaults);
  const create = withDefaults(both(partOf(record, needed), changesOf(record, spared)), defaults);
  const update = both(ref, changesOf(record, written));
  return {
    find: named(find, `Find${base}sDto`),
    ref: named(ref, `${base}IdDto`),
    create: named(create, `Create${base}Dto`),
    update: named(update, `Update${base}Dto`),
  };
}

/** Returns a class with the fields of both. */
function both(one: Shaped, other: Shaped): Shaped {
  const fields = [...fieldsOf(other).keys()].map((name) => [name, sameField(other, name)]);
  return shapeOf(Object.fromEntries(fields) as never, one);
}

function withDefaults(shaped: Shaped, defaults: object): Shaped {
  return class extends shaped {
    constructor() {
      super();
      Object.assign(this, defaults);
    }
  };
}

function named(shaped: Shaped, name: string): Shaped {
  Object.defineProperty(shaped, 'name', { value: name });
  return shaped;
}
