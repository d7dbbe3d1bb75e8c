import { type DataSource, getMetadataArgsStorage } from 'typeorm';
import type { EntityClass } from '../entity-class.js';

/** The record that the rows of a table belong to. */
export interface Recording {
  /** Name of the record in the contracts (`libs/contracts/src/history`). */
  readonly record: string;
  /** Property with the id of that record; rows of further tables name the record that they are a part of. */
  readonly id: string;
  /** Whether rows are recorded without values when they are added, because imports add thousands; see `Recorded`. */
  readonly isBare: boolean;
}

type Declaration = Recording | { readonly reason: string };

const declarations = new WeakMap<object, Declaration>();
const masked = new WeakMap<object, Set<string>>();
const leftOut = new WeakMap<object, Set<string>>();

/**
 * Has every change of the entity's rows recorded, field by field, as a part of the history of `record`. With `addedBare`, what a row
 * held when it was added is not written: it follows from the row and its first change of each field.
 */
export const Recorded =
  (record: string, id: string, how?: 'addedBare'): ClassDecorator =>
  (entity) =>
    void declarations.set(entity, { record, id, isBare: how === 'addedBare' });

/** Excuses an entity from the recording of changes; the reason is for readers. */
export const Unrecorded =
  (reason: string): ClassDecorator =>
  (entity) =>
    void declarations.set(entity, { reason });

const note =
  (noted: WeakMap<object, Set<string>>): PropertyDecorator =>
  ({ constructor }, property) => {
    const properties = noted.get(constructor) ?? new Set();
    noted.set(constructor, properties.add(String(property)));
  };

/** Records only that the column was changed, not its values: personal data and secrets. */
export const Masked = (): PropertyDecorator => note(masked);

/** Leaves the column out of the recording; the reason is for readers. */
export const LeftOut = (_reason: string): PropertyDecorator => note(leftOut);

/** Returns the tables of the entities whose changes are not recorded. */
export function unrecordedTables(entities: readonly EntityClass[]): ReadonlySet<string> {
  const excused = (entity: EntityClass): boolean => 'reason' in (declarations.get(entity) ?? {});
  const { tables } = getMetadataArgsStorage();
  return new Set(
    tables.flatMap(({ target, name }) =>
      name && entities.some((entity) => entity === target && excused(entity)) ? name : [],
    ),
  );
}

/** Columns that only repeat when and how often a row was changed. */
const MOMENTS: ReadonlySet<string> = new Set(['createdAt', 'updatedAt']);

/** The recording of a table, with the names of the database. */
export interface TableRecording {
  readonly table: string;
  readonly record: string;
  /** The column with the record's id. */
  readonly id: string;
  /** Columns that tell the table's rows of one record apart. */
  readonly key: readonly string[];
  readonly masked: readonly string[];
  readonly leftOut: readonly string[];
  /** Whether values of added rows are not written. */
  readonly isBare?: true;
}

export interface Recordings {
  readonly recorded: readonly TableRecording[];
  readonly unrecorded: readonly string[];
  /** Tables whose entity does not say whether its changes are recorded. */
  readonly undeclared: readonly string[];
}

/** Returns what the entities of a data source declare. */
export function recordingsOf({ entityMetadatas }: DataSource): Recordings {
  const found = entityMetadatas.map(({ target, tableName: table, columns, primaryColumns }) => {
    const entity = target as EntityClass;
    const declaration = declarations.get(entity);
    if (!declaration || 'reason' in declaration) return { table, declaration };
    const own = (properties: ReadonlySet<string> | undefined): string[] =>
      columns
        .filter(({ propertyName }) => properties?.has(propertyName))
        .map(({ databaseName }) => databaseName);
    const id = columns.find(({ propertyName }) => propertyName === declaration.id)?.databaseName;
    if (!id) throw new Error(`${table} has no column ${declaration.id}, by which its record is known.`);
    const key = primaryColumns.map(({ databaseName }) => databaseName).filter((name) => name !== id);
    const recorded: TableRecording = {
      table,
      record: declaration.record,
      id,
      key,
      masked: own(masked.get(entity)),
      leftOut: [...own(MOMENTS), ...own(leftOut.get(entity))],
      ...(declaration.isBare && { isBare: true }),
    };
    return { table, declaration, recorded };
  });
  return {
    recorded: found.flatMap(({ recorded }) => recorded ?? []),
    unrecorded: found.flatMap((one) => (one.declaration && !one.recorded ? one.table : [])),
    undeclared: found.flatMap(({ table, declaration }) => (declaration ? [] : table)),
  };
}
