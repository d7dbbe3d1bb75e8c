import { NoDatabase } from '@mall/persistence/fakes';
import { InMemoryApplications, InMemoryShops } from '../src/application/application.fakes.js';
import { applicationSpecification } from '../src/application/application.repository.specification.js';
import { shopSpecification } from '../src/shop/shop.repository.specification.js';
import { anApplication } from './applications.js';

const tx = new NoDatabase().manager;

shopSpecification.holdsFor(InMemoryShops, () => {
  const applications = new InMemoryApplications();
  const apply = async (shopId: string) => void (await applications.insert(shopId, '7', anApplication));
  return { repository: new InMemoryShops(applications), tx, apply };
});

applicationSpecification.holdsFor(InMemoryApplications, () => ({
  repository: new InMemoryApplications(),
  tx,
  shopIds: ['2000', '2001'],
}));
