import { Module } from '@nestjs/common';
import { ReminderRepository } from './reminder.repository.js';
import { ReminderService } from './reminder.service.js';
import { ReminderTimer } from './reminder.timer.js';

@Module({ providers: [ReminderRepository, ReminderService, ReminderTimer] })
export class ReminderModule {}
