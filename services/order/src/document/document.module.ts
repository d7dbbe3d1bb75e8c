import { Module } from '@nestjs/common';
import { OrderCoreModule } from '../order/order-core.module.js';
import { SalesContractModule } from '../sales-contract/sales-contract.module.js';
import { TemplateCoreModule } from '../template/template-core.module.js';
import { DocumentController } from './document.controller.js';
import { DocumentFiles } from './document-files.js';
import { DocumentIssuer } from './document-issuer.js';
import { DocumentRepository } from './document.repository.js';
import { DocumentService } from './document.service.js';
import { PaperDrawer } from './paper-drawer.js';

@Module({
  imports: [OrderCoreModule, SalesContractModule, TemplateCoreModule],
  controllers: [DocumentController],
  providers: [DocumentRepository, DocumentIssuer, DocumentFiles, DocumentService, PaperDrawer],
  exports: [PaperDrawer],
})
export class DocumentModule {}
