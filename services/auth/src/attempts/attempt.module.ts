import { Module } from '@nestjs/common';
import { AttemptLimitService } from './attempt-limit.service.js';

@Module({ providers: [AttemptLimitService], exports: [AttemptLimitService] })
export class AttemptModule {}
