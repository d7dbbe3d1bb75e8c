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
    this.writePaths();
  }

  override async one(categoryId: string): Promise<Category | undefined> {
    return this.rows.get(categoryId);
  }

  override async lockTree(): Promise<void> {}

  override async withDescendants(categoryIds: readonly string[]): Promise<string[]> {
    const below = [...this.rows.values()].filter(({ path }) =>
      path.split('-').some((categoryId) => categoryIds.includes(categoryId)),
    );
    return below.map(({ categoryId }) => categoryId);
  }

  override async insert(_: EntityManager, category: CreateCategoryDto): Promise<string> {
    const categoryId = String((this.nextId += 1));
    this.rows.set(categoryId, aCategory({ seq: 0, ...columnsOf(category), categoryId, path: '', level: 0 }));
    return categoryId;
  }

  override async update(_: EntityManager, { categoryId, ...changes }: UpdateCategoryDto): Promise<void> {
    this.rows.set(categoryId, { ...this.rows.get(categoryId)!, ...columnsOf(changes) });
  }

  override async rebuildPaths(): Promise<void> {
    this.writePaths();
  }

  override async isInUse(_: EntityManager, categoryId: string): Promise<boolean> {
    const hasChildren = [...this.rows.values()].some(({ parentId }) => parentId === categoryId);
    return hasChildren || this.withCars.includes(categoryId);
  }

  override async remove(_: EntityManager, categoryId: string): Promise<void> {
    this.rows.delete(categoryId);
  }

  private writePaths(): void {
    for (const category of this.rows.values()) {
      const line = this.lineOf(category.categoryId);
      this.rows.set(category.categoryId, { ...category, path: line.join('-'), level: line.length - 1 });
    }
  }

  /** Returns the ids from the root on. */
  private lineOf(categoryId: string): string[] {
    const { parentId } = this.rows.get(categoryId)!;
    return [...(parentId === null ? [] : this.lineOf(parentId)), categoryId];
  }
}

/** Returns the columns that are named. */
function columnsOf({ parentId, desc, ...category }: Partial<CreateCategoryDto>): Partial<Category> {
  const columns = { ...category, parentId: parentId === '0' ? null : parentId, description: desc };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}
