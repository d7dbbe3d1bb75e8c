import { Bool, Instant, Int, ListOf, OneOf, say, Text } from '@mall/validation';
import { PARKED_STATES, type ParkedState } from '../messaging/parked-event.js';
import { EVENT_SERVICES, type EventService } from '../messaging/services.js';

/** An event that a service set aside because it could not handle it. */
export class ParkedEventView {
  /** `<service>-<number>` */
  @Text({ label: say('Номер', '编号', 'Number') }) parkedId!: string;
  @OneOf(EVENT_SERVICES) service!: EventService;
  @Text({ label: say('Обработчик', '消费者', 'Consumer') }) consumer!: string;
  @Text({ label: say('Событие', '事件', 'Event') }) subject!: string;
  @Text({ label: say('Идентификатор', '事件标识', 'Event id') }) eventId!: string;
  /** The event as JSON; ids and what changed, no personal data. */
  @Text({ label: say('Содержимое', '内容', 'What it carries'), max: 1_000_000 }) body!: string;
  @Text({ label: say('Причина', '原因', 'Reason'), max: 10_000 }) reason!: string;
  @Int({ label: say('Попыток', '尝试次数', 'Attempts') }) attempts!: number;
  @OneOf(PARKED_STATES, { label: say('Состояние', '状态', 'State') }) state!: ParkedState;
  @Instant({ label: say('Отложено', '搁置时间', 'Parked') }) parkedTime!: string;
  @Instant({ label: say('Решено', '处理时间', 'Settled'), optional: true }) settledTime!: string | null;
  /** Person who replayed or discarded it. */
  @Text({ label: say('Кто решил', '处理人', 'Settled by'), optional: true }) settledBy!: string | null;
  @Text({ label: say('Почему', '说明', 'Why'), optional: true, max: 500 }) note!: string | null;
}

export class ParkedSummaryView {
  @OneOf(EVENT_SERVICES) service!: EventService;
  /** False when the service did not answer, so that its number is not known. */
  @Bool() isReachable!: boolean;
  @Int() parked!: number;
  @Instant({ optional: true }) oldestTime!: string | null;
}

export class ReplayFailure {
  @Text() parkedId!: string;
  @Text({ max: 10_000 }) reason!: string;
}

export class ReplayReportView {
  @Int() replayed!: number;
  /** Events that failed again; they stay parked. */
  @ListOf(() => ReplayFailure, { maxItems: 10_000 }) failures!: ReplayFailure[];
}
