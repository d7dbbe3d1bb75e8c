import { Module } from '@nestjs/common';
import { Cars } from './cars.js';
import { CartController } from './cart.controller.js';
import { CartRepository } from './cart.repository.js';
import { CartService } from './cart.service.js';

@Module({
  controllers: [CartController],
  providers: [Cars, CartRepository, CartService],
  exports: [Cars, CartRepository],
})
export class CartModule {}
