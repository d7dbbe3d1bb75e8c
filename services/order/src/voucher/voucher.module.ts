import { Module } from '@nestjs/common';
import { OrderCoreModule } from '../order/order-core.module.js';
import { VoucherController } from './voucher.controller.js';
import { VoucherRepository } from './voucher.repository.js';
import { VoucherService } from './voucher.service.js';

@Module({
  imports: [OrderCoreModule],
  controllers: [VoucherController],
  providers: [VoucherRepository, VoucherService],
  exports: [VoucherRepository, VoucherService],
})
export class VoucherModule {}
