import { Module } from '@nestjs/common';
import { HoldRepository } from '../hold/hold.repository.js';
import { SetAsideController } from './set-aside.controller.js';
import { SetAsideRepository } from './set-aside.repository.js';
import { SetAsideService } from './set-aside.service.js';

@Module({
  controllers: [SetAsideController],
  providers: [SetAsideService, SetAsideRepository, HoldRepository],
  exports: [SetAsideService, SetAsideRepository],
})
export class SetAsideModule {}
