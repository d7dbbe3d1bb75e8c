import { Module } from '@nestjs/common';
import { ShopRepository } from './shop.repository.js';
import { TenantConsumer } from './tenant.consumer.js';

@Module({ providers: [ShopRepository, TenantConsumer], exports: [ShopRepository] })
export class ShopModule {}
