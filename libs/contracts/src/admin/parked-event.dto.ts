import { ListOfValues, OneOf, Text } from '@mall/validation';
import { AdminPageDto } from '../define/index.js';
import { EVENT_SERVICES, type EventService } from '../messaging/services.js';
import { PARKED_STATES, type ParkedState } from '../messaging/parked-event.js';

/** `<service>-<number>`, such as `order-12`. */
const PARKED_ID = /^[a-z]+-[1-9]\d{0,18}$/;

const labels = {
  event: { ru: 'Событие', zh: '事件', en: 'Event' },
  service: { ru: 'Служба', zh: '服务', en: 'Service' },
  reason: { ru: 'Причина', zh: '原因', en: 'Reason' },
};

export class ParkedPageDto extends AdminPageDto {
  @ListOfValues('string', { optional: true, maxItems: 1_000 }) ids?: string[];
  @OneOf(EVENT_SERVICES, { label: labels.service, optional: true }) service?: EventService;
  @OneOf(PARKED_STATES, { optional: true, description: 'Missing: those that wait' }) state?: ParkedState;
  @Text({ optional: true, max: 100, description: 'Name of the durable consumer' }) consumer?: string;
}

export class ParkedIdDto {
  @Text({ label: labels.event, max: 40, pattern: PARKED_ID }) parkedId!: string;
}

/** Parked events to replay: those listed, or all of one service, or all. */
export class ReplayParkedDto {
  @ListOfValues('string', { label: labels.event, optional: true, minItems: 1, maxItems: 1_000 })
  parkedIds?: string[];
  @OneOf(EVENT_SERVICES, { label: labels.service, optional: true }) service?: EventService;
}

export class DiscardParkedDto {
  @ListOfValues('string', { label: labels.event, minItems: 1, maxItems: 1_000 }) parkedIds!: string[];
  @Text({ label: labels.reason, min: 3, max: 500, kind: 'lines' }) reason!: string;
}
