import { Module } from '@nestjs/common';
import { OrderCloseService } from './order-close.service.js';
import { OrderMoveService } from './order-move.service.js';
import { OrderRepository } from './order.repository.js';
import { PayeeRepository } from './payee.repository.js';

/** The core that other features build on: reading an order, and moving it by the rules. */
@Module({
  providers: [OrderRepository, OrderMoveService, OrderCloseService, PayeeRepository],
  exports: [OrderRepository, OrderMoveService, OrderCloseService, PayeeRepository],
})
export class OrderModule {}
