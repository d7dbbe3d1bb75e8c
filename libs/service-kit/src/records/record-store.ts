import { adminPage, platformErrors, type AdminPage, type Caller } from '@mall/contracts/define';
import {
  andContains,
  isForeignKeyViolation,
  isUniqueViolation,
  orderList,
  pageOf,
  valuesOf,
} from '@mall/persistence';
import { fieldsOf, type FieldFacts } from '@mall/validation';
import {
  Any,
  type DataSource,
  type EntityMetadata,
  type FindOptionsWhere,
  type SelectQueryBuilder,
} from 'typeorm';
import type { RecordBinding } from './record-binding.js';

type Values = Readonly<Record<string, unknown>>;

interface FindRequest {
  readonly ids?: readonly string[];
  readonly keyWord?: string;
  readonly current: number;
  readonly size: number;
  readonly sortBy?: string;
  readonly sortOrder?: 'ASC' | 'DESC';
}

/** Fields of records whose columns have another name. */
const COLUMN_NAMES: Readonly<Record<string, string>> = { createTime: 'createdAt', updateTime: 'updatedAt' };
const columnOf = (field: string): string => COLUMN_NAMES[field] ?? field;

/** Reads and writes plain records in the table of their entity. */
export class RecordStore {
  constructor(
    private readonly dataSource: DataSource,
    private readonly binding: RecordBinding,
  ) {}

  async find(request: FindRequest): Promise<AdminPage<Values>> {
    const { idField, found, filters = [], sortable, order: [first, way] = [sortable[0]!, 'ASC'] } = this.row;
    const { ids, keyWord, current, size } = request;
    const query = this.query();
    if (ids) query.andWhere({ [idField as string]: Any([...ids]) });
    if (keyWord) this.look(query, found, keyWord);
    for (const field of filters) {
      const asked = (request as unknown as Values)[field];
      if (asked !== undefined && asked !== null) query.andWhere({ [columnOf(field)]: asked });
    }
    const order = {
      sortable: Object.fromEntries(sortable.map((field) => [field, `row.${columnOf(field)}`])),
      order: { [`row.${columnOf(first)}`]: way, [`row.${idField}`]: 'ASC' },
    } as const;
    const paging = { limit: size, offset: (current - 1) * size };
    const { rows, total } = await pageOf(orderList(query, request, order), paging);
    return adminPage(
      rows.map((row) => this.recordOf(row)),
      total,
      request,
    );
  }

  /** Returns one record. @throws platformErrors.notFound */
  async one(id: string): Promise<Values> {
    const row = await this.repository.findOneBy(this.keyed(id));
    if (!row) throw platformErrors.notFound();
    return this.recordOf(row);
  }

  /** Creates a record. @throws the errors of `taken`, or platformErrors.duplicate for another unique key */
  async create(values: Values, caller: Caller): Promise<Values> {
    const written = this.columns(values, caller);
    const { identifiers } = await this.unlessTaken(values, () => this.repository.insert(written));
    return this.one(String(identifiers[0]![this.row.idField as string]));
  }

  /** Changes the given fields. @throws as `create` does, and platformErrors.notFound */
  async update({ [this.row.idField as string]: id, ...values }: Values, caller: Caller): Promise<Values> {
    const isChange = Object.values(values).some((value) => value !== undefined);
    if (!isChange) return this.one(String(id));
    const moment = this.has('updatedAt') ? { updatedAt: () => 'now()' } : {};
    const changes = { ...this.columns(values, caller), ...moment };
    await this.unlessTaken(values, () => this.repository.update(this.keyed(id), changes));
    return this.one(String(id));
  }

  /** Removes a record. @throws platformErrors.notFound */
  async remove(id: string): Promise<void> {
    const { affected } = await this.repository.delete(this.keyed(id));
    if (affected === 0) throw platformErrors.notFound();
  }

  private keyed(id: unknown): FindOptionsWhere<Values> {
    return { [this.row.idField as string]: id } as FindOptionsWhere<Values>;
  }

  private get row() {
    return this.binding.records.row;
  }

  private get repository() {
    return this.dataSource.getRepository<Values>(this.binding.entity);
  }

  private get metadata(): EntityMetadata {
    return this.repository.metadata;
  }

  private query(): SelectQueryBuilder<Values> {
    return this.repository.createQueryBuilder('row');
  }

  private has(column: string): boolean {
    return this.metadata.findColumnWithPropertyName(column) !== undefined;
  }

  /** Words are looked for in the values alone, not in how a column writes lists and languages. */
  private look(query: SelectQueryBuilder<Values>, fields: readonly string[], words: string): void {
    const facts = fieldsOf(this.row.record);
    andContains(query, words, ...fields.map((field) => textOf(facts.get(field)!, `row.${columnOf(field)}`)));
  }

  private columns(values: Values, caller: Caller): Values {
    const written = this.binding.options.write?.(values, caller) ?? values;
    const signed = this.has('changedBy') ? { changedBy: caller.username ?? caller.userId ?? '' } : {};
    const columns = Object.entries(written).map(([field, value]) => [columnOf(field), value]);
    return { ...Object.fromEntries(columns), ...signed };
  }

  private recordOf(row: Values): Values {
    const fields = [...fieldsOf(this.row.record)].map(([field, facts]) => [
      field,
      wireOf(facts, row[columnOf(field)]),
    ]);
    return Object.fromEntries(fields) as Values;
  }

  private async unlessTaken<T>(values: Values, write: () => Promise<T>): Promise<T> {
    try {
      return await write();
    } catch (failure) {
      const { taken = {} } = this.binding.options;
      const key = Object.keys(taken).find(
        (constraint) => isUniqueViolation(failure, constraint) || isForeignKeyViolation(failure, constraint),
      );
      if (key) throw taken[key]!(values);
      throw isUniqueViolation(failure) ? platformErrors.duplicate() : failure;
    }
  }
}

/** Returns SQL for the values of a column as one text. */
function textOf({ type }: FieldFacts, column: string): string {
  if (type === 'array') return `array_to_string(${column}, ' ')`;
  if (type === 'object') return valuesOf(column);
  return `${column}::text`;
}

/** Returns a value of a column as the wire has it: instants as ISO 8601, or `yyyy-MM-dd HH:mm:ss` in UTC where the field is a plain text. */
function wireOf({ openapi }: FieldFacts, value: unknown): unknown {
  if (!(value instanceof Date)) return value;
  const iso = value.toISOString();
  return openapi['format'] === 'date-time' ? iso : iso.slice(0, 19).replace('T', ' ');
}
