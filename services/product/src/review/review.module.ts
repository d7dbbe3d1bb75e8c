import { Module } from '@nestjs/common';
import { ReviewReminderTimer } from './review-reminder.timer.js';

@Module({ providers: [ReviewReminderTimer] })
export class ReviewModule {}
