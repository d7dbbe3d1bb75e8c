import { Module } from '@nestjs/common';
import { CarClient } from './car.client.js';
import { CartController } from './cart.controller.js';
import { CartRepository } from './cart.repository.js';
import { CartService } from './cart.service.js';

@Module({
  controllers: [CartController],
  providers: [CarClient, CartRepository, CartService],
  exports: [CarClient, CartRepository],
})
export class CartModule {}
