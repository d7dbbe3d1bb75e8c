import type { CreateCategoryDto, UpdateCategoryDto } from '@mall/contracts/product';
import { NoDatabase } from '@mall/persistence/fakes';
import type { EntityManager } from 'typeorm';
import { Attr } from '../entities/attr.entity.js';
import { Category } from '../entities/category.entity.js';
import { CategoryRepository } from './category.repository.js';

const MADE = new Date('2026-11-01T00:00:00Z');

export const aCategory = (over: Partial<Category> = {}): Category => ({
  categoryId: '100402',
  parentId: null,
  name: { ru: 'Автомобили', zh: '汽车', en: 'Cars' },
  description: {},
  path: '100402',
  level: 0,
  icon: '',
  imgUrl: '',
  seq: 1,
  status: 1,
  createdAt: MADE,
  updatedAt: MADE,
  ...over,
});

/** Categories in memory; `withCars` are in use by cars. */
export class InMemoryCategories extends CategoryRepository {
  private readonly rows: Map<string, Category>;
  private nextId = 200_000;

  constructor(
    categories: readonly Category[],
    private readonly withCars: readonly string[] = [],
  ) {
    const database = new NoDatabase();
    super(database.manager.getRepository(Category), database.manager.getRepository(Attr));
    this.rows = new Map(categories.map((category) => [category.categoryId, category]));
  }

  override async one(categoryId: string): Promise<Category | undefined> {
    return this.rows.get(categoryId);
  }

  override async lockTree(): Promise<void> {}

  override async withDescendants(categoryIds: readonly string[]): Promise<string[]> {
    const found = [...this.rows.values()].filter(({ categoryId, parentId }) =>
      [categoryId, parentId].some((id) => id !== null && categoryIds.includes(id)),
    );
    const ids = found.map(({ categoryId }) => categoryId);
    return ids.length > categoryIds.length ? this.withDescendants(ids) : ids;
  }

  override async insert(_: EntityManager, { parentId, ...category }: CreateCategoryDto): Promise<string> {
    const categoryId = String((this.nextId += 1));
    this.rows.set(categoryId, aCategory({ ...category, categoryId, parentId: parentOf(parentId) }));
    return categoryId;
  }

  override async update(_: EntityManager, { categoryId, parentId, name }: UpdateCategoryDto): Promise<void> {
    const before = this.rows.get(categoryId)!;
    const moved = parentId === undefined ? {} : { parentId: parentOf(parentId) };
    this.rows.set(categoryId, { ...before, ...moved, ...(name && { name }) });
  }

  override async rebuildPaths(): Promise<void> {}

  override async isInUse(_: EntityManager, categoryId: string): Promise<boolean> {
    const hasChildren = [...this.rows.values()].some(({ parentId }) => parentId === categoryId);
    return hasChildren || this.withCars.includes(categoryId);
  }

  override async remove(_: EntityManager, categoryId: string): Promise<void> {
    this.rows.delete(categoryId);
  }
}

const parentOf = (parentId: string | undefined): string | null =>
  parentId === undefined || parentId === '0' ? null : parentId;
