import { Injectable } from '@nestjs/common';
import type { ParameterPageDto } from '@mall/contracts/admin';
import {
  andContains,
  type ListOrder,
  orderList,
  type Page,
  pageOf,
  rowsOf,
  valuesOf,
} from '@mall/persistence';
import { DataSource, In, type EntityManager, type Repository } from 'typeorm';
import { db, hasChanges } from '../db.js';
import { PARAMETERS } from './built-in-parameters.js';
import { Parameter } from './parameter.entity.js';

export type NewParameter = Pick<
  Parameter,
  'publicKey' | 'names' | 'valueType' | 'value' | 'valueTexts' | 'isPublic' | 'remarks'
>;

export type ParameterChanges = Partial<
  Pick<Parameter, 'names' | 'value' | 'valueTexts' | 'isPublic' | 'remarks' | 'updatedAt'>
>;

const ORDER: ListOrder = {
  sortable: {
    publicId: 'parameter.parameterId',
    publicKey: 'parameter.publicKey',
    isPublic: 'parameter.isPublic',
    updateTime: 'parameter.updatedAt',
  },
  order: { 'parameter.publicKey': 'ASC' },
};

const SEARCHED = [
  'parameter.publicKey',
  valuesOf('parameter.names'),
  'parameter.value',
  valuesOf('parameter.valueTexts'),
];

@Injectable()
export class ParameterRepository {
  private readonly parameters: Repository<Parameter>;

  constructor(dataSource: DataSource) {
    this.parameters = dataSource.getRepository(Parameter);
  }

  page(request: ParameterPageDto): Promise<Page<Parameter>> {
    const { ids, keyWord, publicKey, size, current } = request;
    const query = this.parameters.createQueryBuilder('parameter');
    if (ids) query.andWhere('parameter.parameterId = ANY(:ids)', { ids });
    andContains(query, keyWord, ...SEARCHED);
    andContains(query, publicKey, 'parameter.publicKey');
    return pageOf(orderList(query, request, ORDER), { limit: size, offset: (current - 1) * size });
  }

  async byId(parameterId: string): Promise<Parameter | undefined> {
    return (await this.parameters.findOneBy({ parameterId })) ?? undefined;
  }

  async byKey(publicKey: string): Promise<Parameter | undefined> {
    return (await this.parameters.findOneBy({ publicKey })) ?? undefined;
  }

  /** Returns parameters by key. */
  byKeys(keys: readonly string[]): Promise<Parameter[]> {
    return this.parameters.find({ where: { publicKey: In([...keys]) }, order: { publicKey: 'ASC' } });
  }

  /** Inserts a parameter and returns its id. @throws a unique violation when the key is taken. */
  async insert(parameter: NewParameter): Promise<string> {
    const { identifiers } = await this.parameters.insert({ ...parameter });
    return (identifiers[0] as Pick<Parameter, 'parameterId'>).parameterId;
  }

  /** Writes the values that are present. */
  async update(parameterId: string, changes: ParameterChanges): Promise<void> {
    if (hasChanges(changes)) await this.parameters.update(parameterId, changes);
  }

  async remove(parameterId: string): Promise<void> {
    await this.parameters.delete(parameterId);
  }

  /** Adds the built-in parameters that are missing. @returns the number added. */
  async addBuiltIn(tx: EntityManager = this.parameters.manager): Promise<number> {
    const rows = PARAMETERS.map(({ key, names, type, value = '', texts = null, isPublic }) => ({
      public_key: key,
      names,
      value_type: type,
      value,
      value_texts: texts,
      is_public: isPublic,
      is_system: true,
    }));
    const added = db.insertInto('parameter').values(rows);
    const missing = added
      .onConflict((known) => known.column('public_key').doNothing())
      .returning('public_key');
    return (await rowsOf(tx, missing)).length;
  }
}
