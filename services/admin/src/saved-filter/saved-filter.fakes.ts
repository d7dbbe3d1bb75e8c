import type { SavedFilterView, SaveFilterDto } from '@mall/contracts/admin';
import { NoDatabase } from '@mall/persistence/fakes';
import type { EntityManager } from 'typeorm';
import { SavedFilterRepository } from './saved-filter.repository.js';

/** Filters in memory, with the unique name of their table. */
export class InMemoryFilters extends SavedFilterRepository {
  private stored: (SavedFilterView & { readonly userId: string })[] = [];
  private nextId = 0;

  constructor() {
    super(new NoDatabase());
  }

  override async of(userId: string, list: string): Promise<SavedFilterView[]> {
    const own = this.stored.filter((one) => one.userId === userId && one.list === list);
    return own.map(({ userId: _, ...view }) => view);
  }

  override async lock(): Promise<void> {}

  override async named(
    _: EntityManager,
    userId: string,
    { list, name }: SaveFilterDto,
  ): Promise<SavedFilterView | undefined> {
    return (await this.of(userId, list)).find((one) => one.name.toLowerCase() === name.toLowerCase());
  }

  override async count(_: EntityManager, userId: string, list: string): Promise<number> {
    return (await this.of(userId, list)).length;
  }

  override async insert(tx: EntityManager, userId: string, filter: SaveFilterDto): Promise<SavedFilterView> {
    if (await this.named(tx, userId, filter))
      throw Object.assign(new Error('duplicate key'), { code: '23505' });
    const filterId = String((this.nextId += 1));
    const inserted = { ...filter, filterId, createTime: '2026-11-21T12:00:00.000Z' };
    this.stored.push({ ...inserted, userId });
    return inserted;
  }

  override async remove(userId: string, filterId: string): Promise<boolean> {
    const before = this.stored.length;
    this.stored = this.stored.filter((one) => one.userId !== userId || one.filterId !== filterId);
    return this.stored.length < before;
  }
}
