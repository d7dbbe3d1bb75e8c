import { Module } from '@nestjs/common';
import { ShopRepository } from './shop.repository.js';

@Module({ providers: [ShopRepository], exports: [ShopRepository] })
export class ShopModule {}
