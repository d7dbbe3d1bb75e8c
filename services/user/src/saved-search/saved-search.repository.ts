import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { inTurn } from '@mall/persistence';
import { Repository } from 'typeorm';
import { SavedSearch } from './saved-search.entity.js';

@Injectable()
export class SavedSearchRepository {
  constructor(@InjectRepository(SavedSearch) private readonly searches: Repository<SavedSearch>) {}

  /** Returns the newest first. */
  list(userId: string): Promise<SavedSearch[]> {
    return this.searches.find({ where: { userId }, order: { createdAt: 'DESC', query: 'ASC' } });
  }

  /**
   * Saves a search, or records when a saved one was looked at. One owner's calls run one after the other, so that
   * parallel ones cannot exceed the limit.
   * @returns false when there are `most` others already.
   */
  keep(userId: string, query: string, lookedAt: Date, most: number): Promise<boolean> {
    return this.searches.manager.transaction(async (tx) => {
      await inTurn(tx, `saved searches of ${userId}`);
      const isKept = await tx.existsBy(SavedSearch, { userId, query });
      if (!isKept && (await tx.countBy(SavedSearch, { userId })) >= most) return false;
      await tx.upsert(SavedSearch, { userId, query, lookedAt }, ['userId', 'query']);
      return true;
    });
  }

  async remove(userId: string, query: string): Promise<void> {
    await this.searches.delete({ userId, query });
  }
}
