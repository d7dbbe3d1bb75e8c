import { Injectable } from '@nestjs/common';
import { Every } from '@mall/service-kit';
import { ReminderService } from './reminder.service.js';

@Injectable()
export class ReminderTimer {
  constructor(private readonly reminders: ReminderService) {}

  @Every(10_000)
  remindOfTerms(): Promise<void> {
    return this.reminders.remindOfTerms();
  }

  /** Runs less often: no index finds orders that have waited long since their payment. */
  @Every(600_000)
  remindOfLateWork(): Promise<void> {
    return this.reminders.remindOfLateWork();
  }
}
