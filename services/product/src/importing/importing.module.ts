import { Module } from '@nestjs/common';
import { CarModule } from '../car/car.module.js';
import { PriceModule } from '../price/price.module.js';
import { ShopModule } from '../shop/shop.module.js';
import { ImportedPriceService } from './imported-price.service.js';
import { ImportingController } from './importing.controller.js';
import { ImportingService } from './importing.service.js';

@Module({
  imports: [CarModule, PriceModule, ShopModule],
  controllers: [ImportingController],
  providers: [ImportedPriceService, ImportingService],
})
export class ImportingModule {}
