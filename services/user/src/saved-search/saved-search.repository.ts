import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { SavedSearch } from './saved-search.entity.js';

@Injectable()
export class SavedSearchRepository {
  constructor(@InjectRepository(SavedSearch) private readonly searches: Repository<SavedSearch>) {}

  /** The newest first. */
  list(userId: string): Promise<SavedSearch[]> {
    return this.searches.find({ where: { userId }, order: { createdAt: 'DESC', query: 'ASC' } });
  }

  count(userId: string): Promise<number> {
    return this.searches.countBy({ userId });
  }

  isKept(userId: string, query: string): Promise<boolean> {
    return this.searches.existsBy({ userId, query });
  }

  async keep(userId: string, query: string, lookedAt: Date): Promise<void> {
    await this.searches.upsert({ userId, query, lookedAt }, ['userId', 'query']);
  }

  async remove(userId: string, query: string): Promise<void> {
    await this.searches.delete({ userId, query });
  }
}
