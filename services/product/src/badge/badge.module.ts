import { Module } from '@nestjs/common';
import { CurrentBadgeLimits } from './badge-limits.js';

@Module({ providers: [CurrentBadgeLimits], exports: [CurrentBadgeLimits] })
export class BadgeModule {}
