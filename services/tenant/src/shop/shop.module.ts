import { Module } from '@nestjs/common';
import { ShopClosingController } from './shop-closing.controller.js';
import { ShopClosingService } from './shop-closing.service.js';
import { ShopRepository } from './shop.repository.js';

@Module({
  controllers: [ShopClosingController],
  providers: [ShopClosingService, ShopRepository],
  exports: [ShopRepository],
})
export class ShopModule {}
