import { scratchDatabase } from '@mall/testing/schema';
import { BadgeLimit } from '../src/badge/badge-limit.entity.js';
import { BadgeLimitRepository } from '../src/badge/badge-limit.repository.js';
import { badgeLimitSpecification } from '../src/badge/badge-limit.repository.specification.js';
import { BrandRepository } from '../src/brand/brand.repository.js';
import { brandSpecification } from '../src/brand/brand.repository.specification.js';
import { CarListRepository } from '../src/car/car-list.repository.js';
import { CarRepository } from '../src/car/car.repository.js';
import { carSpecification } from '../src/car/car.repository.specification.js';
import { CategoryRepository } from '../src/category/category.repository.js';
import { categorySpecification } from '../src/category/category.repository.specification.js';
import { Attr } from '../src/entities/attr.entity.js';
import { Brand } from '../src/entities/brand.entity.js';
import { Category } from '../src/entities/category.entity.js';
import { Spu } from '../src/entities/spu.entity.js';
import { SkuStock } from '../src/entities/sku-stock.entity.js';
import { HoldRepository } from '../src/hold/hold.repository.js';
import { ApprovalRepository } from '../src/car/approval.repository.js';
import { approvalSpecification } from '../src/car/approval.repository.specification.js';
import { holdSpecification } from '../src/hold/hold.repository.specification.js';
import { aJump } from '../src/price/price-guard.fakes.js';
import { PriceGuardRepository } from '../src/price/price-guard.repository.js';
import { priceGuardSpecification } from '../src/price/price-guard.repository.specification.js';
import { PriceProposalRepository } from '../src/price/price-proposal.repository.js';
import { priceProposalSpecification } from '../src/price/price-proposal.repository.specification.js';
import { productSchema } from '../src/schema.js';
import { SearchCountRepository } from '../src/search/search-count.repository.js';
import { searchCountSpecification } from '../src/search/search-count.repository.specification.js';
import { SetAsideRepository } from '../src/stock/set-aside.repository.js';
import { setAsideSpecification } from '../src/stock/set-aside.repository.specification.js';
import { Shop } from '../src/shop/shop.entity.js';
import { ShopRepository } from '../src/shop/shop.repository.js';
import { shopSpecification } from '../src/shop/shop.repository.specification.js';
import { StockRepository } from '../src/stock/stock.repository.js';
import { stockSpecification } from '../src/stock/stock.repository.specification.js';
import { emptyCatalogue, isOnSale, storeCar } from './stored-car.js';

const database = scratchDatabase('product', productSchema);

holdSpecification.holdsFor(HoldRepository, async () => {
  await emptyCatalogue(database);
  await database.empty('set_aside');
  const onSale = { status: 1 } as const;
  await storeCar(database, { ...onSale, spuId: '1', stock: 3 });
  const used = { condition: 'used', vin: 'LVTDB21B4PC000002' } as const;
  await storeCar(database, { ...used, spuId: '6' });
  await database.manager.update(Spu, { spuId: '6' }, { status: -1 });
  await storeCar(database, { ...onSale, ...used, spuId: '2' });
  await storeCar(database, { spuId: '3' });
  await storeCar(database, { ...onSale, spuId: '9' });
  const vin = 'LVTDB21B8PC000004';
  await storeCar(database, { ...onSale, spuId: '4', vin });
  await database.manager.query(
    `INSERT INTO set_aside (order_key, order_number, sku_id, spu_id, count, fate, vin)
     VALUES ('order:5', 'UA-5', 5, 5, 1, 'heldBack', $1)`,
    [vin],
  );
  const { manager: tx, dataSource } = database;
  return {
    ...{ repository: new HoldRepository(), tx, now: new Date() },
    unitsOf: async (skuId) => {
      const { stock, lockStock, received, actual } = await tx.findOneByOrFail(SkuStock, { skuId });
      return { stock, lockStock, sold: received - actual };
    },
    isOnSale: (spuId) => isOnSale(database, spuId),
    pass: async (hours) =>
      void (await dataSource.query(
        'UPDATE sku_stock_lock SET expires_at = expires_at - make_interval(hours => $1)',
        [hours],
      )),
  };
});

approvalSpecification.holdsFor(ApprovalRepository, async () => {
  const { tx } = await twoCars();
  return { repository: new ApprovalRepository(database.dataSource), tx };
});

brandSpecification.holdsFor(BrandRepository, async () => {
  await emptyCatalogue(database);
  await database.empty('brand');
  let spuId = 900;
  const list = (brandId: string, seriesId?: string) =>
    storeCar(database, { spuId: String((spuId += 1)), brandId, seriesId });
  return {
    repository: new BrandRepository(database.manager.getRepository(Brand)),
    tx: database.manager,
    list,
  };
});

categorySpecification.holdsFor(CategoryRepository, async () => {
  await emptyCatalogue(database);
  await database.empty('category');
  const { manager: tx } = database;
  const repository = new CategoryRepository(tx.getRepository(Category), tx.getRepository(Attr));
  return { repository, tx, list: (categoryId) => storeCar(database, { spuId: '900', categoryId }) };
});

async function twoCars() {
  await emptyCatalogue(database);
  for (const spuId of ['900', '901']) await storeCar(database, { spuId });
  return { tx: database.manager };
}

carSpecification.holdsFor(CarRepository, async () => {
  const { dataSource } = database;
  const repository = new CarRepository(dataSource, new CarListRepository(dataSource));
  const cars = await twoCars();
  // A car goes on sale by one person only beside others at its price.
  for (const spuId of ['903', '904', '905']) await storeCar(database, { spuId, status: 1 });
  return { ...cars, repository };
});

stockSpecification.holdsFor(StockRepository, async () => {
  const { tx } = await twoCars();
  await storeCar(database, { spuId: '902', condition: 'used' });
  const freeUnitsOf = async (spuId: string) => (await tx.findOneBy(SkuStock, { spuId }))?.stock;
  return { repository: new StockRepository(), tx, freeUnitsOf };
});

shopSpecification.holdsFor(ShopRepository, async () => {
  const { tx } = await twoCars();
  await storeCar(database, { spuId: '902', shopId: '4' });
  return { repository: new ShopRepository(tx.getRepository(Shop)), tx };
});

const onSale = { status: 1, priceFee: 10_000_000 } as const;

async function storeCarOfJump(): Promise<void> {
  await emptyCatalogue(database);
  const name = { ru: '', zh: '', en: '', ...aJump.name };
  await storeCar(database, { ...onSale, spuId: aJump.spuId!, name });
}

priceGuardSpecification.holdsFor(PriceGuardRepository, async () => {
  await storeCarOfJump();
  const { manager: tx, dataSource } = database;
  return {
    ...{ repository: new PriceGuardRepository(dataSource), tx },
    letItJump: async () => undefined,
    letItBeTooLow: async () => {
      for (const comparable of ['901', '902', '903'])
        await storeCar(database, { ...onSale, spuId: comparable });
    },
    reprice: (act) =>
      dataSource.transaction(async (own) => {
        await act(own);
        await own.query('UPDATE spu SET price_fee = price_fee + 1 WHERE spu_id = $1', [aJump.spuId]);
      }),
    offer: async (enter, rename) => {
      await dataSource.transaction(async (own) => {
        await enter(own);
        await storeCar({ manager: own }, { spuId: '904' });
      });
      await dataSource.transaction(async (own) => {
        await rename(own);
        await own.query(`UPDATE spu SET vin = 'LVTDB21B5PC000904' WHERE spu_id = 904`);
      });
    },
  };
});

priceProposalSpecification.holdsFor(PriceProposalRepository, async () => {
  await storeCarOfJump();
  return { repository: new PriceProposalRepository(database.dataSource), tx: database.manager };
});

setAsideSpecification.holdsFor(SetAsideRepository, async () => {
  await emptyCatalogue(database);
  await database.empty('set_aside');
  const { manager: tx, dataSource } = database;
  await storeCar(database, { spuId: '1', stock: 3 });
  for (const spuId of ['2', '9']) await storeCar(database, { spuId, condition: 'used' });
  const repository = new SetAsideRepository(dataSource);
  for (const spuId of ['1', '2']) {
    const left = { orderKey: `order:${spuId}`, orderNumber: `UA-${spuId}`, skuId: spuId, spuId, count: 1 };
    await repository.insert(tx, left, { fate: 'undecided', reason: null, by: null });
  }
  return { repository, tx };
});

badgeLimitSpecification.holdsFor(BadgeLimitRepository, async () => {
  await database.empty('badge_limit');
  return { repository: new BadgeLimitRepository(database.manager.getRepository(BadgeLimit)) };
});

searchCountSpecification.holdsFor(SearchCountRepository, async () => {
  await database.empty('search_count');
  return { repository: new SearchCountRepository(database.dataSource) };
});
