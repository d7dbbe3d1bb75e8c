import { Module } from '@nestjs/common';
import { SavedSearchController } from './saved-search.controller.js';
import { SavedSearchRepository } from './saved-search.repository.js';

@Module({ controllers: [SavedSearchController], providers: [SavedSearchRepository] })
export class SavedSearchModule {}
