import { Module } from '@nestjs/common';
import { ShopModule } from '../shop/shop.module.js';
import { ShopPlaceController } from './shop-place.controller.js';
import { ShopPlaceRepository } from './shop-place.repository.js';
import { ShopPlaceService } from './shop-place.service.js';
import { YardPlaceService } from './yard-place.service.js';

@Module({
  imports: [ShopModule],
  controllers: [ShopPlaceController],
  providers: [ShopPlaceRepository, ShopPlaceService, YardPlaceService],
})
export class PlaceModule {}
