import { Module } from '@nestjs/common';
import { config } from '../config.js';
import { MicroAppController } from './micro-app.controller.js';
import { MicroAppRepository } from './micro-app.repository.js';
import { MICRO_APP_ORIGINS, MicroAppService } from './micro-app.service.js';

@Module({
  controllers: [MicroAppController],
  providers: [
    MicroAppRepository,
    MicroAppService,
    { provide: MICRO_APP_ORIGINS, useValue: config.MICRO_APP_ORIGINS },
  ],
})
export class MicroAppModule {}
