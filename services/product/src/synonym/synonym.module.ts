import { Module } from '@nestjs/common';
import { SynonymController } from './synonym.controller.js';
import { SynonymRepository } from './synonym.repository.js';
import { SynonymService } from './synonym.service.js';

@Module({ controllers: [SynonymController], providers: [SynonymService, SynonymRepository] })
export class SynonymModule {}
