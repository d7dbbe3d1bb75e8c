import { Module } from '@nestjs/common';
import { CarModule } from '../car/car.module.js';
import { StockModule } from '../stock/stock.module.js';
import { CartCarRepository } from './cart-car.repository.js';
import { HoldController } from './hold.controller.js';
import { HoldRepository } from './hold.repository.js';
import { HoldService } from './hold.service.js';
import { HoldTimer } from './hold.timer.js';
import { NamedVinService } from './named-vin.service.js';
import { NamedVinTimer } from './named-vin.timer.js';
import { OrderConsumer } from './order.consumer.js';
import { SetAsideController } from './set-aside.controller.js';
import { SetAsideService } from './set-aside.service.js';

@Module({
  imports: [CarModule, StockModule],
  controllers: [HoldController, SetAsideController],
  providers: [
    HoldService,
    HoldRepository,
    HoldTimer,
    OrderConsumer,
    SetAsideService,
    NamedVinService,
    NamedVinTimer,
    CartCarRepository,
  ],
})
export class HoldModule {}
