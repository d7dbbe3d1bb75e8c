import { Module } from '@nestjs/common';
import { DictionaryItemController } from './dictionary-item.controller.js';
import { DictionaryController } from './dictionary.controller.js';
import { DictionaryRepository } from './dictionary.repository.js';
import { DictionaryService } from './dictionary.service.js';

@Module({
  controllers: [DictionaryController, DictionaryItemController],
  providers: [DictionaryRepository, DictionaryService],
  exports: [DictionaryRepository],
})
export class DictionaryModule {}
