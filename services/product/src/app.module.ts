import { Module } from '@nestjs/common';
import { orderLandedCostApi, orderRateApi } from '@mall/contracts/order';
import { tenantApi } from '@mall/contracts/tenant';
import { userFavouriteApi } from '@mall/contracts/user';
import { ServiceModule } from '@mall/service-kit';
import { BrandModule } from './brand/brand.module.js';
import { CarModule } from './car/car.module.js';
import { CategoryModule } from './category/category.module.js';
import { config } from './config.js';
import { HoldModule } from './hold/hold.module.js';
import { ImportingModule } from './importing/importing.module.js';
import { CreateCatalogue1700000100000 } from './migrations/0001-create-catalogue.js';
import { CreateStock1700000200000 } from './migrations/0002-create-stock.js';
import { CreateSettings1700000300000 } from './migrations/0003-create-settings.js';
import { NameShopsInAllLanguages1700000400000 } from './migrations/0004-name-shops-in-all-languages.js';
import { CreateSearchWords1700000500000 } from './migrations/0005-create-search-words.js';
import { CreateCatalogueVersions1700000600000 } from './migrations/0006-create-catalogue-versions.js';
import { OrderCarsBySeries1700000700000 } from './migrations/0007-order-cars-by-series.js';
import { StockInOnePlace1700000800000 } from './migrations/0008-stock-in-one-place.js';
import { KnowWhatWasSeen1700000900000 } from './migrations/0009-know-what-was-seen.js';
import { QuietNotes1700001000000 } from './migrations/0010-quiet-notes.js';
import { NotesOfStock1700001100000 } from './migrations/0011-notes-of-stock.js';
import { SearchModule } from './search/search.module.js';
import { ShopModule } from './shop/shop.module.js';
import { SynonymModule } from './synonym/synonym.module.js';

@Module({
  imports: [
    ServiceModule.forRoot({
      name: 'product',
      migrations: [
        CreateCatalogue1700000100000,
        CreateStock1700000200000,
        CreateSettings1700000300000,
        NameShopsInAllLanguages1700000400000,
        CreateSearchWords1700000500000,
        CreateCatalogueVersions1700000600000,
        OrderCarsBySeries1700000700000,
        StockInOnePlace1700000800000,
        KnowWhatWasSeen1700000900000,
        QuietNotes1700001000000,
        NotesOfStock1700001100000,
      ],
      clients: [orderRateApi, orderLandedCostApi, tenantApi, userFavouriteApi],
    }),
    BrandModule,
    CategoryModule,
    CarModule,
    HoldModule,
    SearchModule,
    ShopModule,
    SynonymModule,
    ...(config.DEMO_IMPORT ? [ImportingModule] : []),
  ],
})
export class AppModule {}
