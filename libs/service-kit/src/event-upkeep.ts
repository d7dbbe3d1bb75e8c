import { Injectable } from '@nestjs/common';
import { eventAlarms, forgetOldEvents, isAlarming } from '@mall/messaging';
import { DataSource } from 'typeorm';
import { kitConfig } from './config.js';
import { Every } from './every.js';
import { log } from './logger.js';

const UPKEEP_MS = kitConfig.EVENT_UPKEEP_SECONDS * 1_000;

/** Keeps outbox and inbox from growing for ever, and says so in the log while events wait for people. */
@Injectable()
export class EventUpkeep {
  constructor(private readonly dataSource: DataSource) {}

  @Every(UPKEEP_MS)
  async forgetOldEvents(): Promise<void> {
    const gone = await forgetOldEvents(this.dataSource, kitConfig.EVENTS_KEPT_DAYS);
    if (gone > 0) log.info({ gone }, 'Old events were taken out of outbox and inbox.');
  }

  @Every(UPKEEP_MS)
  async raiseAlarm(): Promise<void> {
    const alarms = await eventAlarms(this.dataSource);
    if (isAlarming(alarms)) log.error(alarms, 'Events are parked, or wait too long to be sent.');
  }
}
