import { Injectable } from '@nestjs/common';
import type { SavedFilterView, SaveFilterDto } from '@mall/contracts/admin';
import { inTurn } from '@mall/persistence';
import { DataSource, type EntityManager } from 'typeorm';
import { SavedFilter } from './saved-filter.entity.js';

const toView = ({ filterId, list, name, query, createdAt }: SavedFilter): SavedFilterView => ({
  filterId,
  list,
  name,
  query,
  createTime: createdAt.toISOString(),
});

@Injectable()
export class SavedFilterRepository {
  constructor(private readonly dataSource: DataSource) {}

  async of(userId: string, list: string): Promise<SavedFilterView[]> {
    const filters = await this.dataSource.manager.find(SavedFilter, {
      where: { userId, list },
      order: { filterId: 'ASC' },
    });
    return filters.map(toView);
  }

  /** Makes other saves of this user wait until the transaction ends. */
  async lock(tx: EntityManager, userId: string): Promise<void> {
    await inTurn(tx, `saved filters of ${userId}`);
  }

  /** Returns the user's filter of this name for the list; case is ignored. */
  async named(
    tx: EntityManager,
    userId: string,
    { list, name }: SaveFilterDto,
  ): Promise<SavedFilterView | undefined> {
    const own = tx.getRepository(SavedFilter).createQueryBuilder('saved').where({ userId, list });
    const found = await own.andWhere('lower(saved.name) = lower(:name)', { name }).getOne();
    return found ? toView(found) : undefined;
  }

  count(tx: EntityManager, userId: string, list: string): Promise<number> {
    return tx.getRepository(SavedFilter).countBy({ userId, list });
  }

  async insert(
    tx: EntityManager,
    userId: string,
    { list, name, query }: SaveFilterDto,
  ): Promise<SavedFilterView> {
    const { identifiers } = await tx.insert(SavedFilter, { userId, list, name, query });
    const { filterId } = identifiers[0] as Pick<SavedFilter, 'filterId'>;
    return toView(await tx.findOneByOrFail(SavedFilter, { filterId }));
  }

  /** Removes a user's filter; returns whether the user had it. */
  async remove(userId: string, filterId: string): Promise<boolean> {
    const { affected } = await this.dataSource.manager.delete(SavedFilter, { userId, filterId });
    return affected === 1;
  }
}
