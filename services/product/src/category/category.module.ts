import { Module } from '@nestjs/common';
import { CategoryTree } from './category-tree.js';
import { CategoryController } from './category.controller.js';
import { CategoryRepository } from './category.repository.js';
import { CategoryService } from './category.service.js';

@Module({
  controllers: [CategoryController],
  providers: [CategoryService, CategoryRepository, CategoryTree],
  exports: [CategoryTree],
})
export class CategoryModule {}
