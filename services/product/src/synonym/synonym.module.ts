import { Module } from '@nestjs/common';
import { SynonymController } from './synonym.controller.js';
import { SynonymService } from './synonym.service.js';

@Module({ controllers: [SynonymController], providers: [SynonymService] })
export class SynonymModule {}
