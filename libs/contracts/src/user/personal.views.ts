import { Bool, Id, Instant, ListOfValues, OneOf, say, Text } from '@mall/validation';
import {
  PERSONAL_REQUEST_KINDS,
  PERSONAL_REQUEST_STATES,
  type PersonalRequestKind,
  type PersonalRequestState,
} from './personal-request.js';

/** Consequences of a withdrawal. */
export class WithdrawnConsentView {
  /** Whether passport data stay, because a contract that is not yet carried out needs them. */
  @Bool() isPassportKept!: boolean;
}

/** A request about personal data as the person sees it. */
export class OwnPersonalRequestView {
  @Id({ label: say('Номер', '编号', 'Number') }) requestId!: string;
  @OneOf(PERSONAL_REQUEST_KINDS, { label: say('Запрос', '请求', 'Request') }) kind!: PersonalRequestKind;
  @OneOf(PERSONAL_REQUEST_STATES, { label: say('Состояние', '状态', 'State') })
  state!: PersonalRequestState;
  @Instant({ label: say('Получен', '提交时间', 'Received') }) askedTime!: string;
  @Instant({ label: say('Срок', '期限', 'Due') }) dueTime!: string;
  /** Whether it is being carried out, so that the person can no longer withdraw it. */
  @Bool() isBegun!: boolean;
  @Text({ label: say('Причина отказа', '拒绝原因', 'Reason of the refusal'), optional: true })
  reason!: string | null;
  @Instant({ label: say('Закрыт', '完成时间', 'Ended'), optional: true }) endedTime!: string | null;
  /** Time until which the archive can be downloaded; null without one. */
  @Instant({ label: say('Архив доступен до', '存档有效期至', 'Archive until'), optional: true })
  archiveUntil!: string | null;
}

/** A request about personal data as staff see it. */
export class PersonalRequestView extends OwnPersonalRequestView {
  @Id({ label: say('Покупатель', '买家', 'Buyer') }) userId!: string;
  @Text({ label: say('Имя для входа', '账号', 'User name'), optional: true }) userName!: string | null;
  @Text({ label: say('Телефон', '手机号', 'Phone'), optional: true }) mobileMasked!: string | null;
  @Text({ label: say('Решение принял', '处理人', 'Decided by'), optional: true })
  decidedBy!: string | null;
  /** Services that have done their part of it. */
  @ListOfValues('string', { label: say('Выполнено', '已处理', 'Parts done') }) partsDone!: string[];
  /** Whether it is open after its due date. */
  @Bool() isOverdue!: boolean;
}
