import { Module } from '@nestjs/common';
import { FactGuard } from './fact-guard.service.js';
import { FactController } from './fact.controller.js';
import { FactRepository } from './fact.repository.js';

@Module({ controllers: [FactController], providers: [FactGuard, FactRepository], exports: [FactGuard] })
export class FactsModule {}
