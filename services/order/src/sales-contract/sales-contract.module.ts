import { Global, Module } from '@nestjs/common';
import { ContractIssuer } from '../order/contract-issuer.js';
import { OrderModule } from '../order/order.module.js';
import { WordingModule } from '../wording/wording.module.js';
import { SalesContractController } from './sales-contract.controller.js';
import { SalesContractIssueService } from './sales-contract-issue.service.js';
import { SalesContractRepository } from './sales-contract.repository.js';
import { SalesContractService } from './sales-contract.service.js';
import { SigningCodeClient } from './signing-code.client.js';

/** Global, because it implements the core's port `ContractIssuer`: the checkout does not import this feature. */
@Global()
@Module({
  imports: [OrderModule, WordingModule],
  controllers: [SalesContractController],
  providers: [
    SalesContractRepository,
    SalesContractIssueService,
    SalesContractService,
    SigningCodeClient,
    { provide: ContractIssuer, useExisting: SalesContractIssueService },
  ],
  exports: [SalesContractRepository, ContractIssuer],
})
export class SalesContractModule {}
