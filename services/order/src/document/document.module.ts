import { Global, Module } from '@nestjs/common';
import { LandedCostModule } from '../landed-cost/landed-cost.module.js';
import { OrderModule } from '../order/order.module.js';
import { OrderPapers } from '../order/order-ports.js';
import { SalesContractModule } from '../sales-contract/sales-contract.module.js';
import { WordingModule } from '../wording/wording.module.js';
import { CarVinService } from './car-vin.service.js';
import { DocumentController } from './document.controller.js';
import { DocumentFileService } from './document-file.service.js';
import { DocumentIssueService } from './document-issue.service.js';
import { DocumentRepository } from './document.repository.js';
import { DocumentService } from './document.service.js';
import { OrderPapersService } from './order-papers.service.js';
import { PdfRenderService } from './pdf-render.service.js';

/** Global, because it implements the core's port `OrderPapers`: the core imports no feature. */
@Global()
@Module({
  imports: [OrderModule, LandedCostModule, SalesContractModule, WordingModule],
  controllers: [DocumentController],
  providers: [
    DocumentRepository,
    DocumentIssueService,
    DocumentFileService,
    DocumentService,
    CarVinService,
    PdfRenderService,
    OrderPapersService,
    { provide: OrderPapers, useExisting: OrderPapersService },
  ],
  exports: [PdfRenderService, OrderPapers],
})
export class DocumentModule {}
