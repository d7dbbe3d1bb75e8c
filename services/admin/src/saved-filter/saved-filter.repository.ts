import { Injectable } from '@nestjs/common';
import type { SavedFilterView, SaveFilterDto } from '@mall/contracts/admin';
import { inTurn } from '@mall/persistence';
import { DataSource } from 'typeorm';
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

  /** Serialised for each user, so that concurrent saves cannot exceed the limit. */
  add(
    userId: string,
    { list, name, query }: SaveFilterDto,
    most: number,
  ): Promise<SavedFilterView | 'nameTaken' | 'tooMany'> {
    return this.dataSource.transaction(async (tx) => {
      await inTurn(tx, `saved filters of ${userId}`);
      const own = tx.getRepository(SavedFilter).createQueryBuilder('saved').where({ userId, list });
      if (await own.clone().andWhere('lower(saved.name) = lower(:name)', { name }).getExists())
        return 'nameTaken';
      if ((await own.getCount()) >= most) return 'tooMany';
      const { identifiers } = await tx.insert(SavedFilter, { userId, list, name, query });
      const { filterId } = identifiers[0] as Pick<SavedFilter, 'filterId'>;
      return toView(await tx.findOneByOrFail(SavedFilter, { filterId }));
    });
  }

  /** @returns whether the user had this filter. */
  async remove(userId: string, filterId: string): Promise<boolean> {
    const { affected } = await this.dataSource.manager.delete(SavedFilter, { userId, filterId });
    return affected === 1;
  }
}
