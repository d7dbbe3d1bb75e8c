import { Module } from '@nestjs/common';
import { DocumentModule } from '../document/document.module.js';
import { TemplateController } from './template.controller.js';
import { WordingModule } from '../wording/wording.module.js';
import { TemplatePreview } from './template-preview.js';
import { TemplateRepository } from './template.repository.js';
import { TemplateService } from './template.service.js';

@Module({
  imports: [WordingModule, DocumentModule],
  controllers: [TemplateController],
  providers: [TemplateRepository, TemplateService, TemplatePreview],
})
export class TemplateModule {}
