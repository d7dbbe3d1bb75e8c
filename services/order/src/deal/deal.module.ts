import { Global, Module } from '@nestjs/common';
import { DealReader } from '../order/order-ports.js';
import { DealRepository } from './deal.repository.js';

/** Global, because it implements the core's port `DealReader`: the core imports no feature. */
@Global()
@Module({
  providers: [DealRepository, { provide: DealReader, useExisting: DealRepository }],
  exports: [DealReader],
})
export class DealModule {}
