import { Module } from '@nestjs/common';
import { OrderCloser } from './order-closer.js';
import { OrderMover } from './order-mover.js';
import { OrderRepository } from './order.repository.js';
import { PayeeRepository } from './payee.repository.js';

/** The core that other features build on: reading an order, and moving it by the rules. */
@Module({
  providers: [OrderRepository, OrderMover, OrderCloser, PayeeRepository],
  exports: [OrderRepository, OrderMover, OrderCloser, PayeeRepository],
})
export class OrderModule {}
