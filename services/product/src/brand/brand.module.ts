import { Module } from '@nestjs/common';
import { CategoryModule } from '../category/category.module.js';
import { BrandController } from './brand.controller.js';
import { BrandRepository } from './brand.repository.js';
import { BrandService } from './brand.service.js';

@Module({
  imports: [CategoryModule],
  controllers: [BrandController],
  providers: [BrandService, BrandRepository],
})
export class BrandModule {}
