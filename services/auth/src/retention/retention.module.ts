import { Module } from '@nestjs/common';
import { RetentionRepository } from './retention.repository.js';
import { RetentionTimer } from './retention.timer.js';

@Module({ providers: [RetentionRepository, RetentionTimer] })
export class RetentionModule {}
