import { Module } from '@nestjs/common';
import { CarModule } from '../car/car.module.js';
import { SetAsideModule } from '../set-aside/set-aside.module.js';
import { CartCarRepository } from './cart-car.repository.js';
import { HoldController } from './hold.controller.js';
import { HoldRepository } from './hold.repository.js';
import { HoldService } from './hold.service.js';
import { HoldTimer } from './hold.timer.js';
import { OrderConsumer } from './order.consumer.js';

@Module({
  imports: [CarModule, SetAsideModule],
  controllers: [HoldController],
  providers: [HoldService, HoldRepository, HoldTimer, OrderConsumer, CartCarRepository],
})
export class HoldModule {}
