import { Module } from '@nestjs/common';
import { FactGuard } from './fact-guard.service.js';
import { FactRepository } from './fact.repository.js';

@Module({ providers: [FactGuard, FactRepository], exports: [FactGuard] })
export class FactsModule {}
