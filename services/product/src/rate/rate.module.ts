import { Module } from '@nestjs/common';
import { LandedFigureService } from './landed-figure.service.js';
import { RateRepository } from './rate.repository.js';
import { RateService } from './rate.service.js';

@Module({
  providers: [RateService, RateRepository, LandedFigureService],
  exports: [RateService, LandedFigureService],
})
export class RateModule {}
