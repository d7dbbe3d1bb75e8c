import { Module } from '@nestjs/common';
import { RateRepository } from './rate.repository.js';
import { RateService } from './rate.service.js';

@Module({ providers: [RateService, RateRepository], exports: [RateService] })
export class RateModule {}
