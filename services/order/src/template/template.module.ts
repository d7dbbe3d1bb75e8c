import { Module } from '@nestjs/common';
import { OrderModule } from '../order/order.module.js';
import { DocumentModule } from '../document/document.module.js';
import { ContractSpecimenService } from './contract-specimen.service.js';
import { TemplateController } from './template.controller.js';
import { WordingModule } from '../wording/wording.module.js';
import { TemplatePreviewService } from './template-preview.service.js';
import { TemplateRepository } from './template.repository.js';
import { TemplateService } from './template.service.js';

@Module({
  imports: [WordingModule, DocumentModule, OrderModule],
  controllers: [TemplateController],
  providers: [TemplateRepository, TemplateService, TemplatePreviewService, ContractSpecimenService],
})
export class TemplateModule {}
