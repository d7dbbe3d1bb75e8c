import type { CarStatus } from '@mall/contracts/product';
import type { ScratchDatabase } from '@mall/testing/schema';
import { CarListRepository } from '../src/car/car-list.repository.js';
import { CarRepository } from '../src/car/car.repository.js';
import { SaleGateService } from '../src/car/sale-gate.service.js';
import { CarWriter, type CarToWrite } from '../src/car/car-writer.js';
import { WRITE_PATHS } from '../src/category/category.repository.js';
import { FactGuard } from '../src/facts/fact-guard.service.js';
import { FactRepository } from '../src/facts/fact.repository.js';
import { Brand } from '../src/entities/brand.entity.js';
import { Category } from '../src/entities/category.entity.js';
import { Spu } from '../src/entities/spu.entity.js';
import { Shop } from '../src/shop/shop.entity.js';

const inAll = (text: string) => ({ ru: text, zh: text, en: text });

/** Empties the catalogue except for the make 10 and the category 100, and two open shops, 3 and 4. */
export async function emptyCatalogue(database: ScratchDatabase): Promise<void> {
  const { manager } = database;
  await database.empty('brand', 'category', 'listing_rule', 'shop', 'spu', 'sku_stock_lock', 'closed_order');
  await manager.insert(Brand, { brandId: '10', name: inAll('Make') });
  await manager.insert(Category, { categoryId: '100', name: inAll('Cars'), path: '', level: 0 });
  await manager.query(WRITE_PATHS);
  for (const shopId of ['3', '4']) await manager.insert(Shop, { shopId, name: inAll(shopId) });
}

/** Lets cars on sale without what their sale needs. */
class OpenGate extends SaleGateService {
  override async checkWritten(): Promise<void> {}
}

/** Writes a new car of shop 3 with one unit, off sale by default, whose sku has its id. */
export async function storeCar(
  { manager }: Pick<ScratchDatabase, 'manager'>,
  { status = 0, ...car }: Partial<CarToWrite> & { readonly spuId: string; readonly status?: CarStatus },
): Promise<void> {
  const place = { shopId: '3', brandId: '10', categoryId: '100' };
  const whole = {
    ...place,
    name: inAll('Car'),
    priceFee: 10_000_000,
    stock: 1,
    condition: 'new',
    status,
    ...car,
  };
  const cars = new CarRepository(manager.connection, new CarListRepository(manager.connection));
  const writer = new CarWriter(new FactGuard(new FactRepository(manager.connection)), new OpenGate(cars));
  await writer.write(manager, [whole as CarToWrite], { skuIsNumberedAsCar: true });
}

export const isOnSale = async ({ manager }: ScratchDatabase, spuId: string): Promise<boolean> =>
  manager.existsBy(Spu, { spuId, status: 1 });
