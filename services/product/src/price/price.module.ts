import { Module } from '@nestjs/common';
import { PriceGuard } from './price-guard.service.js';
import { PriceGuardRepository } from './price-guard.repository.js';
import { PriceLimitService } from './price-limit.service.js';

@Module({
  providers: [PriceGuard, PriceGuardRepository, PriceLimitService],
  exports: [PriceGuard, PriceGuardRepository],
})
export class PriceModule {}
