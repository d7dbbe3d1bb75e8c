import { NoDatabase } from '@mall/persistence/fakes';
import { Shop } from './shop.entity.js';
import { ShopRepository } from './shop.repository.js';

/** Shops of which all are open or all are closed. */
export class InMemoryShops extends ShopRepository {
  isClosed = false;

  constructor() {
    super(new NoDatabase().getRepository(Shop));
  }

  override async hasClosed(): Promise<boolean> {
    return this.isClosed;
  }
}
