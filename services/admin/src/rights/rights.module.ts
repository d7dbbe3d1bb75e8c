import { Module } from '@nestjs/common';
import { AccessController } from './access.controller.js';
import { RightsRepository } from './rights.repository.js';
import { RightsService } from './rights.service.js';

@Module({
  controllers: [AccessController],
  providers: [RightsService, RightsRepository],
  exports: [RightsService],
})
export class RightsModule {}
