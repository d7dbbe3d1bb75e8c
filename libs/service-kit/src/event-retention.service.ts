import { Injectable } from '@nestjs/common';
import {
  deleteOldAnswers,
  eventAlarms,
  deleteOldEvents,
  deleteSettledEvents,
  isAlarming,
} from '@mall/messaging';
import { DataSource } from 'typeorm';
import { kitConfig } from './config.js';
import { Every } from './every.js';
import { log } from './logger.js';

const INTERVAL_MS = kitConfig.EVENT_RETENTION_SECONDS * 1_000;

/** Deletes old rows of outbox, inbox and kept answers, and logs an error while events are parked or unpublished for too long. */
@Injectable()
export class EventRetentionService {
  constructor(private readonly dataSource: DataSource) {}

  @Every(INTERVAL_MS)
  async deleteOldEvents(): Promise<void> {
    const deleted = await deleteOldEvents(this.dataSource, kitConfig.EVENTS_KEPT_DAYS);
    const settled = await deleteSettledEvents(this.dataSource, kitConfig.SETTLED_EVENTS_KEPT_DAYS);
    await deleteOldAnswers(this.dataSource);
    if (deleted + settled > 0) log.info({ deleted, settled }, 'Deleted old rows of outbox and inbox.');
  }

  @Every(INTERVAL_MS)
  async raiseAlarm(): Promise<void> {
    const alarms = await eventAlarms(this.dataSource);
    if (isAlarming(alarms)) log.error(alarms, 'Events are parked, or unpublished for more than a minute.');
  }
}
