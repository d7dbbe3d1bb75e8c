import { Module } from '@nestjs/common';
import { CurrentRate } from './current-rate.js';

@Module({ providers: [CurrentRate], exports: [CurrentRate] })
export class RateModule {}
