import { Module } from '@nestjs/common';
import { DivisionController } from './division.controller.js';
import { DivisionDeskController } from './division-desk.controller.js';
import { DivisionDeskService } from './division-desk.service.js';
import { DivisionRepository } from './division.repository.js';
import { DivisionService } from './division.service.js';

@Module({
  controllers: [DivisionController, DivisionDeskController],
  providers: [DivisionRepository, DivisionService, DivisionDeskService],
})
export class DivisionModule {}
