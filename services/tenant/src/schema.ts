import type { DatabaseSchema } from '@mall/persistence';
import { ShopApplication } from './application/shop-application.entity.js';
import { Baseline1764000000002 } from './migrations/0001-baseline.js';
import { CreateShopPlaces1764800000003 } from './migrations/0003-create-shop-places.js';
import { ReviewReminders1764900000004 } from './migrations/0004-review-reminders.js';
import { ShopPlace } from './place/shop-place.entity.js';
import { Shop } from './shop/shop.entity.js';
import { ShopApplicationText } from './application/shop-application-text.entity.js';
import { SearchShops1765000000005 } from './migrations/0005-search-shops.js';
import { FoldSearches1766000000090 } from './migrations/0090-fold-searches.js';
import { FoldedTextAlone1766000000094 } from './migrations/0094-folded-text-alone.js';
import { RecordTables1766300000000 } from './migrations/0095-record-tables.js';
import { ShopText } from './shop/shop-text.entity.js';

export const tenantSchema: DatabaseSchema = {
  entities: [Shop, ShopText, ShopApplication, ShopApplicationText, ShopPlace],
  migrations: [
    Baseline1764000000002,
    CreateShopPlaces1764800000003,
    ReviewReminders1764900000004,
    SearchShops1765000000005,
    FoldSearches1766000000090,
    FoldedTextAlone1766000000094,
    RecordTables1766300000000,
  ],
};
