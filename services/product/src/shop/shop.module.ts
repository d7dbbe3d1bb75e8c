import { Module } from '@nestjs/common';
import { ClosedShopService } from './closed-shop.service.js';
import { ShopRepository } from './shop.repository.js';
import { TenantConsumer } from './tenant.consumer.js';

@Module({ providers: [ClosedShopService, ShopRepository, TenantConsumer], exports: [ShopRepository] })
export class ShopModule {}
