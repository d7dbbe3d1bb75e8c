import { Injectable } from '@nestjs/common';
import {
  adminErrors,
  MOST_SAVED_FILTERS,
  type SavedFilterView,
  type SaveFilterDto,
} from '@mall/contracts/admin';
import { platformErrors } from '@mall/contracts/define';
import { DataSource } from 'typeorm';
import { SavedFilterRepository } from './saved-filter.repository.js';

/** Filters of lists that a user saves under a name; nobody else sees them. */
@Injectable()
export class SavedFilterService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly filters: SavedFilterRepository,
  ) {}

  of(userId: string, list: string): Promise<SavedFilterView[]> {
    return this.filters.of(userId, list);
  }

  /**
   * Serialised for each user, so that concurrent saves cannot exceed the limit. Returns the stored filter when the user has this one
   * already, as after a request whose answer was lost.
   * @throws adminErrors.filterNameTaken, adminErrors.tooManyFilters
   */
  save(userId: string, request: SaveFilterDto): Promise<SavedFilterView> {
    return this.dataSource.transaction(async (tx) => {
      await this.filters.lock(tx, userId);
      const known = await this.filters.named(tx, userId, request);
      if (known?.name === request.name && known.query === request.query) return known;
      if (known) throw adminErrors.filterNameTaken({ name: request.name });
      if ((await this.filters.count(tx, userId, request.list)) >= MOST_SAVED_FILTERS)
        throw adminErrors.tooManyFilters({ most: MOST_SAVED_FILTERS });
      return this.filters.insert(tx, userId, request);
    });
  }

  /** Removes a user's filter. @throws platformErrors.notFound also for a filter of somebody else. */
  async remove(userId: string, filterId: string): Promise<void> {
    if (!(await this.filters.remove(userId, filterId))) throw platformErrors.notFound();
  }
}
