import { Module } from '@nestjs/common';
import { ReadModelModule } from '../search/read-model/read-model.module.js';
import { BrandController } from './brand.controller.js';
import { BrandRepository } from './brand.repository.js';
import { BrandShelf } from './brand-shelf.js';
import { BrandService } from './brand.service.js';

@Module({
  imports: [ReadModelModule],
  controllers: [BrandController],
  providers: [BrandService, BrandShelf, BrandRepository],
})
export class BrandModule {}
