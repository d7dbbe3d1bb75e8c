import { Module } from '@nestjs/common';
import { SavedFilterController } from './saved-filter.controller.js';
import { SavedFilterRepository } from './saved-filter.repository.js';

@Module({ controllers: [SavedFilterController], providers: [SavedFilterRepository] })
export class SavedFilterModule {}
