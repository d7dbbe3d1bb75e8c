import { Module } from '@nestjs/common';
import { StaffModule } from '../staff/staff.module.js';
import { HistoryController } from './history.controller.js';
import { HistoryService } from './history.service.js';

@Module({ imports: [StaffModule], controllers: [HistoryController], providers: [HistoryService] })
export class HistoryModule {}
