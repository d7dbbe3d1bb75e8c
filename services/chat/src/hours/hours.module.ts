import { Module } from '@nestjs/common';
import { DeskHoursService } from './desk-hours.service.js';

@Module({ providers: [DeskHoursService], exports: [DeskHoursService] })
export class HoursModule {}
