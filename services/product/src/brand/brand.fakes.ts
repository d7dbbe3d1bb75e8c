import type { CreateBrandDto, UpdateBrandDto } from '@mall/contracts/product';
import { NoDatabase } from '@mall/persistence/fakes';
import type { EntityManager } from 'typeorm';
import { Brand } from '../entities/brand.entity.js';
import { BrandRepository, type BrandQuery } from './brand.repository.js';

const MADE = new Date('2026-11-01T00:00:00Z');

export const aBrand = (over: Partial<Brand> = {}): Brand => ({
  brandId: '1',
  parentId: null,
  name: { ru: 'Чери', zh: '奇瑞', en: 'Chery' },
  description: {},
  imgUrl: '',
  firstLetter: 'C',
  seq: 0,
  status: 1,
  aliases: [],
  createdAt: MADE,
  updatedAt: MADE,
  ...over,
});

/** Brands in memory; `withCars` are in use by cars. */
export class InMemoryBrands extends BrandRepository {
  private readonly rows: Map<string, Brand>;
  private nextId = 1_000;

  constructor(
    brands: readonly Brand[],
    private readonly withCars: readonly string[] = [],
  ) {
    super(new NoDatabase().manager.getRepository(Brand));
    this.rows = new Map(brands.map((brand) => [brand.brandId, brand]));
  }

  override async find({ ids, parentId, status }: BrandQuery): Promise<Brand[]> {
    return [...this.rows.values()].filter(
      (brand) =>
        (!ids || ids.includes(brand.brandId)) &&
        (parentId === undefined || parentId === brand.parentId) &&
        (status === undefined || status === brand.status),
    );
  }

  override async one(brandId: string): Promise<Brand | undefined> {
    return this.rows.get(brandId);
  }

  override async insert(
    _: EntityManager,
    { brandParentId, name, firstLetter, seq }: CreateBrandDto & { firstLetter: string },
  ): Promise<string> {
    const brandId = String((this.nextId += 1));
    const parentId = brandParentId === '0' ? null : (brandParentId ?? null);
    this.rows.set(brandId, aBrand({ brandId, parentId, name, firstLetter, seq: seq ?? 0 }));
    return brandId;
  }

  override async update(_: EntityManager, { brandId, brandParentId, name }: UpdateBrandDto): Promise<void> {
    const before = this.rows.get(brandId)!;
    const moved = brandParentId ? { parentId: brandParentId === '0' ? null : brandParentId } : {};
    this.rows.set(brandId, { ...before, ...moved, ...(name && { name }) });
  }

  override async isInUse(_: EntityManager, brandId: string): Promise<boolean> {
    const hasSeries = [...this.rows.values()].some(({ parentId }) => parentId === brandId);
    return hasSeries || this.withCars.includes(brandId);
  }

  override async remove(_: EntityManager, brandId: string): Promise<void> {
    this.rows.delete(brandId);
  }
}
