import { Module } from '@nestjs/common';
import { AccessController } from './access.controller.js';
import { RightsService } from './rights.service.js';

@Module({ controllers: [AccessController], providers: [RightsService], exports: [RightsService] })
export class RightsModule {}
