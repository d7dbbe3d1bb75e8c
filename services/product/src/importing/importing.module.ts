import { Module } from '@nestjs/common';
import { CarModule } from '../car/car.module.js';
import { ShopModule } from '../shop/shop.module.js';
import { ImportingController } from './importing.controller.js';
import { ImportingService } from './importing.service.js';

@Module({
  imports: [CarModule, ShopModule],
  controllers: [ImportingController],
  providers: [ImportingService],
})
export class ImportingModule {}
