import { Global, Module } from '@nestjs/common';
import { ContractIssuer } from '../order/order-ports.js';
import { OrderModule } from '../order/order.module.js';
import { WordingModule } from '../wording/wording.module.js';
import { ContractCheckController } from './contract-check.controller.js';
import { ContractReplacementService } from './contract-replacement.service.js';
import { ContractScanRepository } from './contract-scan.repository.js';
import { ContractScanService } from './contract-scan.service.js';
import { SalesContractController } from './sales-contract.controller.js';
import { SalesContractIssueService } from './sales-contract-issue.service.js';
import { SalesContractRepository } from './sales-contract.repository.js';
import { SalesContractService } from './sales-contract.service.js';
import { SigningCodeClient } from './signing-code.client.js';

/** Global, because it implements the core's port `ContractIssuer`: the checkout does not import this feature. */
@Global()
@Module({
  imports: [OrderModule, WordingModule],
  controllers: [SalesContractController, ContractCheckController],
  providers: [
    SalesContractRepository,
    ContractScanRepository,
    ContractScanService,
    ContractReplacementService,
    SalesContractIssueService,
    SalesContractService,
    SigningCodeClient,
    { provide: ContractIssuer, useExisting: SalesContractIssueService },
  ],
  exports: [SalesContractRepository, ContractReplacementService, ContractIssuer],
})
export class SalesContractModule {}
