import { Module } from '@nestjs/common';
import { OrderCoreModule } from '../order/order-core.module.js';
import { TemplateCoreModule } from '../template/template-core.module.js';
import { SalesContractController } from './sales-contract.controller.js';
import { SalesContractIssuer } from './sales-contract-issuer.js';
import { SalesContractRepository } from './sales-contract.repository.js';
import { SalesContractService } from './sales-contract.service.js';
import { SigningCode } from './signing-code.js';

@Module({
  imports: [OrderCoreModule, TemplateCoreModule],
  controllers: [SalesContractController],
  providers: [SalesContractRepository, SalesContractIssuer, SalesContractService, SigningCode],
  exports: [SalesContractIssuer, SalesContractRepository],
})
export class SalesContractModule {}
