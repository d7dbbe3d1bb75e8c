import { Module } from '@nestjs/common';
import { PriceGuard } from './price-guard.service.js';
import { PriceGuardRepository } from './price-guard.repository.js';
import { PriceLimitService } from './price-limit.service.js';
import { PriceProposalRepository } from './price-proposal.repository.js';

@Module({
  providers: [PriceGuard, PriceGuardRepository, PriceLimitService, PriceProposalRepository],
  exports: [PriceGuard, PriceGuardRepository, PriceProposalRepository],
})
export class PriceModule {}
