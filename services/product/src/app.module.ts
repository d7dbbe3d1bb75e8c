import { Module } from '@nestjs/common';
import { productDeclaration } from '@mall/contracts/services/product';
import { ServiceModule } from '@mall/service-kit';
import { BrandModule } from './brand/brand.module.js';
import { CarModule } from './car/car.module.js';
import { CategoryModule } from './category/category.module.js';
import { config } from './config.js';
import { HoldModule } from './hold/hold.module.js';
import { ImportingModule } from './importing/importing.module.js';
import { ListingModule } from './listing/listing.module.js';
import { ReviewModule } from './review/review.module.js';
import { productRecords, productSchema } from './schema.js';
import { SearchModule } from './search/search.module.js';
import { ShopModule } from './shop/shop.module.js';
import { StockListModule } from './stock-list/stock-list.module.js';
import { WatchModule } from './watch/watch.module.js';
import { PersonalModule } from './personal/personal.module.js';

@Module({
  imports: [
    ServiceModule.forRoot({
      service: productDeclaration,
      ...productSchema,
      records: productRecords,
    }),
    BrandModule,
    CategoryModule,
    CarModule,
    HoldModule,
    ListingModule,
    ReviewModule,
    SearchModule,
    ShopModule,
    StockListModule,
    WatchModule,
    PersonalModule,
    ...(config.DEMO_IMPORT ? [ImportingModule] : []),
  ],
})
export class AppModule {}
