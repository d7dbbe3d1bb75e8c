import { Module } from '@nestjs/common';
import { OrderMover } from './order-mover.js';
import { OrderRepository } from './order.repository.js';
import { OrderSearch } from './order-search.js';
import { PayeeRepository } from './payee.js';

/** What every feature needs of an order: reading it, and moving it by the rules. */
@Module({
  providers: [OrderRepository, OrderMover, OrderSearch, PayeeRepository],
  exports: [OrderRepository, OrderMover, OrderSearch, PayeeRepository],
})
export class OrderCoreModule {}
