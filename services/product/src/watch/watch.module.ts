import { Module } from '@nestjs/common';
import { CarWatchController } from './car-watch.controller.js';
import { CarWatchRepository } from './car-watch.repository.js';
import { CarWatchService } from './car-watch.service.js';
import { CarWatchTimer } from './car-watch.timer.js';

@Module({
  controllers: [CarWatchController],
  providers: [CarWatchRepository, CarWatchService, CarWatchTimer],
})
export class WatchModule {}
