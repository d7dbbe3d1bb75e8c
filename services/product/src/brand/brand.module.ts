import { Module } from '@nestjs/common';
import { SearchEngineModule } from '../search/search-engine.module.js';
import { BrandController } from './brand.controller.js';
import { BrandRepository } from './brand.repository.js';
import { BrandViewService } from './brand-view.service.js';
import { BrandService } from './brand.service.js';

@Module({
  imports: [SearchEngineModule],
  controllers: [BrandController],
  providers: [BrandService, BrandViewService, BrandRepository],
  exports: [BrandRepository],
})
export class BrandModule {}
