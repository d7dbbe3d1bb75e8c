import { scratchDatabase } from '@mall/testing/schema';
import { ApplicationRepository } from '../src/application/application.repository.js';
import { applicationSpecification } from '../src/application/application.repository.specification.js';
import { ShopApplication } from '../src/application/shop-application.entity.js';
import { tenantSchema } from '../src/schema.js';
import { Shop } from '../src/shop/shop.entity.js';
import { ShopRepository } from '../src/shop/shop.repository.js';
import { shopSpecification } from '../src/shop/shop.repository.specification.js';
import { anApplication } from './applications.js';

const database = scratchDatabase('tenant', tenantSchema);

async function noShops() {
  await database.empty('shop');
  const { manager: tx } = database;
  const applications = new ApplicationRepository(tx.getRepository(ShopApplication));
  return { tx, applications, shops: new ShopRepository(tx.getRepository(Shop)) };
}

shopSpecification.holdsFor(ShopRepository, async () => {
  const { tx, applications, shops: repository } = await noShops();
  const apply = async (shopId: string) => void (await applications.insert(shopId, '7', anApplication, tx));
  return { repository, tx, apply };
});

applicationSpecification.holdsFor(ApplicationRepository, async () => {
  const { tx, applications: repository, shops } = await noShops();
  const shopIds = [await shops.create('7', 'Порт', tx), await shops.create('8', 'Другой', tx)] as const;
  return { repository, tx, shopIds };
});
