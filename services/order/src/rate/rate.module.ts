import { Module } from '@nestjs/common';
import { RateController } from './rate.controller.js';
import { RateProvider } from './rate.js';
import { RateRepository } from './rate.repository.js';

@Module({
  controllers: [RateController],
  providers: [RateRepository, { provide: RateProvider, useExisting: RateRepository }],
  exports: [RateProvider],
})
export class RateModule {}
