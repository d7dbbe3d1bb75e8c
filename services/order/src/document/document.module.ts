import { Module } from '@nestjs/common';
import { LandedCostModule } from '../landed-cost/landed-cost.module.js';
import { OrderModule } from '../order/order.module.js';
import { SalesContractModule } from '../sales-contract/sales-contract.module.js';
import { WordingModule } from '../wording/wording.module.js';
import { DocumentController } from './document.controller.js';
import { DocumentFiles } from './document-files.js';
import { DocumentIssuer } from './document-issuer.js';
import { DocumentRepository } from './document.repository.js';
import { DocumentService } from './document.service.js';
import { PaperDrawer } from './paper-drawer.js';

@Module({
  imports: [OrderModule, LandedCostModule, SalesContractModule, WordingModule],
  controllers: [DocumentController],
  providers: [DocumentRepository, DocumentIssuer, DocumentFiles, DocumentService, PaperDrawer],
  exports: [PaperDrawer],
})
export class DocumentModule {}
