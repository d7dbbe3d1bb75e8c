import { Module } from '@nestjs/common';
import { ShopHeads } from './shop-heads.js';
import { TenantConsumer } from './tenant.consumer.js';

@Module({ providers: [ShopHeads, TenantConsumer], exports: [ShopHeads] })
export class ShopModule {}
