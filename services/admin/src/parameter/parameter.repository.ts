import { Injectable } from '@nestjs/common';
import type { ParameterPageDto } from '@mall/contracts/admin';
import { likeText, type ListOrder, orderList, type Page, pageOf } from '@mall/persistence';
import { DataSource, type Repository } from 'typeorm';
import { hasChanges } from '../changes.js';
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
    if (keyWord)
      query.andWhere(
        `(parameter.publicKey ILIKE :word OR CAST(parameter.names AS text) ILIKE :word
          OR parameter.value ILIKE :word OR CAST(parameter.valueTexts AS text) ILIKE :word)`,
        { word: likeText(keyWord) },
      );
    if (publicKey) query.andWhere('parameter.publicKey ILIKE :publicKey', { publicKey: likeText(publicKey) });
    return pageOf(orderList(query, request, ORDER), { limit: size, offset: (current - 1) * size });
  }

  async byId(parameterId: string): Promise<Parameter | undefined> {
    return (await this.parameters.findOneBy({ parameterId })) ?? undefined;
  }

  async byKey(publicKey: string): Promise<Parameter | undefined> {
    return (await this.parameters.findOneBy({ publicKey })) ?? undefined;
  }

  /** @returns the id of the new parameter. @throws a unique violation when the key is taken. */
  async insert(parameter: NewParameter): Promise<string> {
    const { identifiers } = await this.parameters.insert(parameter);
    return (identifiers[0] as Pick<Parameter, 'parameterId'>).parameterId;
  }

  /** Writes the values that are present. */
  async update(parameterId: string, changes: ParameterChanges): Promise<void> {
    if (hasChanges(changes)) await this.parameters.update(parameterId, changes);
  }

  async remove(parameterId: string): Promise<void> {
    await this.parameters.delete(parameterId);
  }
}
