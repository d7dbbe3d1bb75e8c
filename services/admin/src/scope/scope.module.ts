import { Module } from '@nestjs/common';
import { ScopeRepository } from './scope.repository.js';
import { ScopeService } from './scope.service.js';

@Module({ providers: [ScopeRepository, ScopeService], exports: [ScopeService] })
export class ScopeModule {}
