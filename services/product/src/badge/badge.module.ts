import { Module } from '@nestjs/common';
import { BadgeLimitRepository } from './badge-limit.repository.js';
import { BadgeLimitService } from './badge-limit.service.js';

@Module({ providers: [BadgeLimitService, BadgeLimitRepository], exports: [BadgeLimitService] })
export class BadgeModule {}
