// SQL: an import writes thousands of rows in one statement each.
import { Injectable } from '@nestjs/common';
import { Outbox } from '@mall/messaging';
import type { Caller } from '@mall/contracts/define';
import {
  carStatuses,
  productErrors,
  productEvents,
  type CatalogueSizeView,
  type ImportAttrDto,
  type ImportBrandDto,
  type ImportCarDto,
  type ImportCategoryDto,
  type ImportSellerDto,
} from '@mall/contracts/product';
import { column, queryRows, rowShape } from '@mall/persistence';
import { Any, DataSource, Not, type EntityManager } from 'typeorm';
import { Brand } from '../entities/brand.entity.js';
import { firstLetterOf, translateTakenName } from '../brand/brand-name.js';
import { CarWriter } from '../car/car-writer.js';
import { translateRulesOfCars } from '../car/rules-of-cars.js';
import { Spu } from '../entities/spu.entity.js';
import { Category } from '../entities/category.entity.js';
import { WRITE_PATHS } from '../category/category.repository.js';
import { PriceGuardRepository } from '../price/price-guard.repository.js';
import { ImportedPriceService, type WaitingPrices } from './imported-price.service.js';
import { ShopRepository } from '../shop/shop.repository.js';

/** Imports a catalogue with given ids. Each batch is one transaction and can be repeated. */
@Injectable()
export class ImportingService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly writer: CarWriter,
    private readonly shopRepository: ShopRepository,
    private readonly outbox: Outbox,
    private readonly prices: PriceGuardRepository,
    private readonly jumps: ImportedPriceService,
  ) {}

  async shops(shops: readonly ImportSellerDto[]): Promise<number> {
    await this.shopRepository.save(
      shops.map(({ shopId, shopName, shopLogo, type }) => ({
        shopId,
        name: shopName,
        logoUrl: shopLogo ?? '',
        type,
      })),
    );
    return shops.length;
  }

  /**
   * Imports makes and series; returns their number.
   * @throws productErrors.brandUnknown, brandNameTaken, brandTooDeep when a series does not lie right below a make.
   */
  brands(brands: readonly ImportBrandDto[]): Promise<number> {
    return this.dataSource.transaction(async (tx) => {
      // With the same make in two parallel imports, the second would be refused for its name before its id is
      // compared.
      await tx.query('LOCK TABLE brand IN SHARE ROW EXCLUSIVE MODE');
      // Makes first: a batch may hold series together with their make.
      const makes = brands.filter(({ brandParentId }) => brandParentId === '0');
      const series = brands.filter(({ brandParentId }) => brandParentId !== '0');
      await this.writeBrands(tx, makes);
      await checkMakes(tx, series);
      await this.writeBrands(tx, series);
      await continueAfter(tx, 'brand', 'brand_id');
      return brands.length;
    });
  }

  private async writeBrands(tx: EntityManager, brands: readonly ImportBrandDto[]): Promise<void> {
    const rows = brands.map((brand) => ({
      brand_id: brand.brandId,
      parent_id: brand.brandParentId === '0' ? null : brand.brandParentId,
      name: brand.name,
      description: brand.desc ?? {},
      img_url: brand.imgUrl ?? '',
      first_letter: brand.firstLetter ?? firstLetterOf(brand.name),
      seq: brand.seq ?? 0,
      aliases: brand.aliases ?? [],
    }));
    await tx
      .query(
        `INSERT INTO brand (brand_id, parent_id, name, description, img_url, first_letter, seq, aliases)
       SELECT brand_id, parent_id, name, description, img_url, first_letter, seq,
              ARRAY(SELECT jsonb_array_elements_text(aliases))
         FROM jsonb_to_recordset($1::jsonb) AS r(brand_id bigint, parent_id bigint, name jsonb,
              description jsonb, img_url text, first_letter text, seq int, aliases jsonb)
       ON CONFLICT (brand_id) DO UPDATE SET parent_id = excluded.parent_id, name = excluded.name,
              description = excluded.description, img_url = excluded.img_url,
              first_letter = excluded.first_letter, seq = excluded.seq, aliases = excluded.aliases,
              updated_at = now()`,
        [JSON.stringify(rows)],
      )
      .catch(translateTakenName);
  }

  /**
   * Imports categories; returns their number.
   * @throws productErrors.categoryUnknown when a parent neither exists nor precedes its child in the batch.
   */
  categories(categories: readonly ImportCategoryDto[]): Promise<number> {
    return this.dataSource.transaction(async (tx) => {
      for (const category of categories) await writeCategory(tx, category);
      await tx.query(WRITE_PATHS);
      await continueAfter(tx, 'category', 'category_id');
      return categories.length;
    });
  }

  attrs(attrs: readonly ImportAttrDto[]): Promise<number> {
    return this.dataSource.transaction(async (tx) => {
      for (const attr of attrs) await writeAttr(tx, attr);
      await continueAfter(tx, 'attr', 'attr_id');
      await continueAfter(tx, 'attr_value', 'attr_value_id');
      return attrs.length;
    });
  }

  /**
   * Imports cars. A new price of a car on sale that jumps is not written: it waits for staff, and the car keeps the
   * present one. A car whose VIN was on sale at another price waits in the review.
   * @returns the number of prices that wait
   * @throws productErrors.brandUnknown, seriesOfOtherBrand, categoryUnknown, attrValueUnknown, factsContradict, factsQuestioned, vinTaken, priceTooLow,
   * wholesaleAbovePrice, carIsBound, vinElsewhere, vinOfOrder, usedCarIsSingle
   */
  cars(cars: readonly ImportCarDto[], caller: Caller): Promise<number> {
    return this.dataSource
      .transaction(async (tx) => {
        await this.prices.actAs(tx, caller);
        const { kept, reviewed } = await this.jumps.propose(tx, cars, caller);
        const written = cars.map((car) => ({
          ...car,
          ...kept.get(car.spuId),
          ...(reviewed.has(car.spuId) && { status: carStatuses.inReview }),
        }));
        await this.review(tx, written, reviewed);
        await this.writer.write(tx, written, { status: carStatuses.onSale, skuIsNumberedAsCar: true });
        await continueAfter(tx, 'spu', 'spu_id');
        await continueAfter(tx, 'sku', 'sku_id');
        await this.outbox.add(tx, productEvents.catalogueImported, {
          aggregateId: 'catalogue',
          payload: { cars: cars.length },
        });
        return kept.size + reviewed.size;
      })
      .catch(translateRulesOfCars);
  }

  /** Takes cars on sale to the review, because an import leaves their status as it is; announces all of them. */
  private async review(
    tx: EntityManager,
    cars: readonly ImportCarDto[],
    reviewed: WaitingPrices['reviewed'],
  ): Promise<void> {
    for (const { spuId, shopId, name } of cars.filter(({ spuId }) => reviewed.has(spuId))) {
      const [aggregateId, payload] = [`spu:${spuId}`, { spuId, shopId }];
      if (reviewed.get(spuId)!.isOnSale) {
        await tx.update(Spu, spuId, { status: carStatuses.inReview });
        const withdrawal = { ...payload, name, isByStaff: false, cause: 'changed' as const };
        await this.outbox.add(tx, productEvents.carWithdrawn, { aggregateId, payload: withdrawal });
      }
      await this.outbox.add(tx, productEvents.carSubmittedForReview, { aggregateId, payload });
    }
  }

  async size(): Promise<CatalogueSizeView> {
    const { manager } = this.dataSource;
    return {
      brands: await manager.count(Brand),
      categories: await manager.count(Category),
      cars: await manager.countBy(Spu, { status: Not(-1) }),
    };
  }
}

const writtenCategory = rowShape({ categoryId: column.bigint });

async function checkMakes(tx: EntityManager, series: readonly ImportBrandDto[]): Promise<void> {
  const makeIds = [...new Set(series.map(({ brandParentId }) => brandParentId))];
  const makes = await tx.findBy(Brand, { brandId: Any(makeIds) });
  if (makes.length < makeIds.length) throw productErrors.brandUnknown();
  if (makes.some(({ parentId }) => parentId !== null)) throw productErrors.brandTooDeep();
}

async function writeCategory(tx: EntityManager, category: ImportCategoryDto): Promise<void> {
  const written = await queryRows(
    tx,
    writtenCategory,
    `INSERT INTO category (category_id, parent_id, name, description, path, level, icon, img_url, seq)
     SELECT $1, NULLIF($2, '0')::bigint, $3, $4, '', 0, $5, $6, $7
      WHERE $2 = '0' OR EXISTS (SELECT FROM category WHERE category_id = $2::bigint)
     ON CONFLICT (category_id) DO UPDATE SET parent_id = excluded.parent_id, name = excluded.name,
            description = excluded.description, icon = excluded.icon, img_url = excluded.img_url,
            seq = excluded.seq, updated_at = now()
     RETURNING category_id AS "categoryId"`,
    [
      category.categoryId,
      category.parentId,
      category.name,
      category.desc ?? {},
      category.icon ?? '',
      category.imgUrl ?? '',
      category.seq ?? 0,
    ],
  );
  if (written.length === 0) throw productErrors.categoryUnknown();
}

async function writeAttr(tx: EntityManager, attr: ImportAttrDto): Promise<void> {
  await tx.query(
    `INSERT INTO attr (attr_id, name, search_type, attr_type) VALUES ($1, $2, $3, $4)
     ON CONFLICT (attr_id) DO UPDATE SET name = excluded.name, search_type = excluded.search_type,
            attr_type = excluded.attr_type`,
    [attr.attrId, attr.name, attr.searchType, attr.attrType],
  );
  const values = attr.attrValues.map(({ attrValueId, value }) => ({ id: attrValueId, value }));
  await tx.query(
    `INSERT INTO attr_value (attr_value_id, attr_id, value)
     SELECT id, $1, value FROM jsonb_to_recordset($2::jsonb) AS r(id bigint, value jsonb)
     ON CONFLICT (attr_value_id) DO UPDATE SET attr_id = excluded.attr_id, value = excluded.value`,
    [attr.attrId, JSON.stringify(values)],
  );
  await tx.query(
    `INSERT INTO attr_category (attr_id, category_id) SELECT $1, unnest($2::bigint[]) ON CONFLICT DO NOTHING`,
    [attr.attrId, attr.categoryIds],
  );
}

/** Moves an id sequence past the highest id; both names are constants. */
async function continueAfter(tx: EntityManager, table: string, column: string): Promise<void> {
  await tx.query(
    `SELECT setval(sequence, GREATEST((SELECT max(${column}) FROM ${table}), nextval(sequence)))
       FROM (SELECT pg_get_serial_sequence('${table}', '${column}')::regclass AS sequence) AS s`,
  );
}
