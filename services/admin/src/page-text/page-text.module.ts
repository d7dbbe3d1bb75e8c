import { Module } from '@nestjs/common';
import { ParameterModule } from '../parameter/parameter.module.js';
import { PageTextController } from './page-text.controller.js';
import { PageTextRepository } from './page-text.repository.js';
import { PageTextService } from './page-text.service.js';

@Module({
  imports: [ParameterModule],
  controllers: [PageTextController],
  providers: [PageTextRepository, PageTextService],
  exports: [PageTextRepository],
})
export class PageTextModule {}
