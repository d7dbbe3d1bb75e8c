import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { CreateBrandDto, UpdateBrandDto } from '@mall/contracts/product';
import { andContains } from '@mall/persistence';
import { Any, type EntityManager, IsNull, Repository } from 'typeorm';
import { Spu } from '../entities/spu.entity.js';
import { Brand } from '../entities/brand.entity.js';

export interface BrandQuery {
  /** Id of the parent; `null` for makes; any level when missing. */
  readonly parentId?: string | null;
  readonly ids?: readonly string[];
  readonly name?: string;
  readonly status?: 0 | 1;
}

/** Names and aliases of a brand in one text. */
const NAMES = `concat_ws(' ', brand.name ->> 'ru', brand.name ->> 'zh', brand.name ->> 'en',
  array_to_string(brand.aliases, ' '))`;

/** Brands as staff maintain them; buyers see them through the read model. */
@Injectable()
export class BrandRepository {
  constructor(@InjectRepository(Brand) private readonly brands: Repository<Brand>) {}

  /** Returns all matching brands, ordered by `seq` and id; there are a few hundred, so callers sort and page them. */
  find({ ids, name, parentId, status }: BrandQuery): Promise<Brand[]> {
    const query = this.brands.createQueryBuilder('brand').orderBy({ seq: 'ASC', 'brand.brandId': 'ASC' });
    if (ids) query.andWhere({ brandId: Any(ids) });
    if (parentId !== undefined) query.andWhere({ parentId: parentId ?? IsNull() });
    if (status !== undefined) query.andWhere({ status });
    andContains(query, name, NAMES);
    return query.getMany();
  }

  async one(brandId: string): Promise<Brand | undefined> {
    return (await this.brands.findOneBy({ brandId })) ?? undefined;
  }

  /** Inserts a brand and returns its id. */
  async insert(tx: EntityManager, brand: CreateBrandDto & { firstLetter: string }): Promise<string> {
    const { identifiers } = await tx.insert(Brand, columnsOf(brand));
    return (identifiers[0] as Pick<Brand, 'brandId'>).brandId;
  }

  /** Writes the fields that are present. */
  async update(tx: EntityManager, brand: UpdateBrandDto): Promise<void> {
    await tx.update(Brand, brand.brandId, { ...columnsOf(brand), updatedAt: () => 'now()' });
  }

  /** Whether the brand has series or cars, removed cars included. */
  async isInUse(tx: EntityManager, brandId: string): Promise<boolean> {
    return (
      (await tx.existsBy(Brand, { parentId: brandId })) ||
      (await tx.exists(Spu, { where: [{ brandId }, { seriesId: brandId }] }))
    );
  }

  async remove(tx: EntityManager, brandId: string): Promise<void> {
    await tx.delete(Brand, brandId);
  }
}

/** TypeORM leaves out columns that are undefined. */
const columnsOf = ({ brandParentId, desc, ...brand }: Partial<CreateBrandDto>) => ({
  parentId: brandParentId === '0' ? null : brandParentId,
  name: brand.name,
  description: desc,
  imgUrl: brand.imgUrl,
  firstLetter: brand.firstLetter,
  seq: brand.seq,
  status: brand.status,
  aliases: brand.aliases,
});
