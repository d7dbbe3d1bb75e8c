import { Module } from '@nestjs/common';
import { OrderCloseService } from './order-close.service.js';
import { OrderMoveService } from './order-move.service.js';
import { MovedMoneyRepository } from './moved-money.repository.js';
import { OrderRepository } from './order.repository.js';
import { PayeeRepository } from './payee.repository.js';
import { PayeeService } from './payee.service.js';

/** Core of the order service, on which other features build: reads an order, and moves it by the rules. */
@Module({
  providers: [
    OrderRepository,
    OrderMoveService,
    OrderCloseService,
    MovedMoneyRepository,
    PayeeRepository,
    PayeeService,
  ],
  exports: [
    OrderRepository,
    OrderMoveService,
    OrderCloseService,
    MovedMoneyRepository,
    PayeeRepository,
    PayeeService,
  ],
})
export class OrderModule {}
