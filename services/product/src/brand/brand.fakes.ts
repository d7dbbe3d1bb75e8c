import type { CreateBrandDto, UpdateBrandDto } from '@mall/contracts/product';
import { hasWords } from '@mall/persistence';
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

  override async find({ ids, name, parentId, status }: BrandQuery): Promise<Brand[]> {
    const found = [...this.rows.values()].filter(
      (brand) =>
        (!ids || ids.includes(brand.brandId)) &&
        (parentId === undefined || parentId === brand.parentId) &&
        (status === undefined || status === brand.status) &&
        (!name || hasWords(name, ...namesOf(brand))),
    );
    return found.sort((one, other) => one.seq - other.seq || Number(one.brandId) - Number(other.brandId));
  }

  override async one(brandId: string): Promise<Brand | undefined> {
    return this.rows.get(brandId);
  }

  override async insert(_: EntityManager, brand: CreateBrandDto & { firstLetter: string }): Promise<string> {
    const brandId = String((this.nextId += 1));
    this.write(aBrand({ ...columnsOf(brand), brandId }));
    return brandId;
  }

  override async update(_: EntityManager, { brandId, ...changes }: UpdateBrandDto): Promise<void> {
    this.write({ ...this.rows.get(brandId)!, ...columnsOf(changes) });
  }

  override async isInUse(_: EntityManager, brandId: string): Promise<boolean> {
    const hasSeries = [...this.rows.values()].some(({ parentId }) => parentId === brandId);
    return hasSeries || this.withCars.includes(brandId);
  }

  override async remove(_: EntityManager, brandId: string): Promise<void> {
    this.rows.delete(brandId);
  }

  private write(brand: Brand): void {
    const isTaken = [...this.rows.values()].some(
      ({ brandId, parentId, name }) =>
        brandId !== brand.brandId &&
        parentId === brand.parentId &&
        name.en?.toLowerCase() === brand.name.en?.toLowerCase(),
    );
    if (isTaken) throw Object.assign(new Error('duplicate key'), { code: '23505', constraint: 'brand_name' });
    this.rows.set(brand.brandId, brand);
  }
}

const namesOf = ({ name, aliases }: Brand): readonly (string | undefined)[] => [
  ...[name.ru, name.zh, name.en],
  ...aliases,
];

/** Returns the columns that are named. */
function columnsOf({ brandParentId, desc, ...brand }: Partial<CreateBrandDto>): Partial<Brand> {
  const parentId = brandParentId === '0' ? null : brandParentId;
  const columns = { ...brand, parentId, description: desc };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}
