import { Module } from '@nestjs/common';
import { SavedFilterController } from './saved-filter.controller.js';
import { SavedFilterRepository } from './saved-filter.repository.js';
import { SavedFilterService } from './saved-filter.service.js';

@Module({ controllers: [SavedFilterController], providers: [SavedFilterRepository, SavedFilterService] })
export class SavedFilterModule {}
