import { Id, ListOfValues, OneOf, Text } from '@mall/validation';
import { AdminPageDto } from '../define/index.js';
import { CONSENT_PURPOSES, type ConsentPurpose } from './consent.js';
import { consentLabels } from './consent.dto.js';
import {
  PERSONAL_REQUEST_KINDS,
  PERSONAL_REQUEST_STATES,
  type PersonalRequestKind,
  type PersonalRequestState,
} from './personal-request.js';

const labels = {
  kind: { ru: 'Что запрошено', zh: '请求类型', en: 'What is asked for' },
  state: { ru: 'Состояние', zh: '状态', en: 'State' },
  reason: { ru: 'Причина отказа', zh: '拒绝原因', en: 'Reason of the refusal' },
};

export class ConsentPurposeDto {
  @OneOf(CONSENT_PURPOSES, { label: consentLabels.purpose }) purpose!: ConsentPurpose;
}

export class AskPersonalDto {
  @OneOf(PERSONAL_REQUEST_KINDS, { label: labels.kind }) kind!: PersonalRequestKind;
}

export class PersonalRequestRefDto {
  @Id() requestId!: string;
}

export class RefusePersonalDto extends PersonalRequestRefDto {
  /** Reason, which the person reads. */
  @Text({ label: labels.reason, min: 5, max: 1_000, kind: 'lines' }) reason!: string;
}

export class PersonalRequestPageDto extends AdminPageDto {
  @ListOfValues('id', { optional: true, maxItems: 10_000 }) ids?: string[];
  @OneOf(PERSONAL_REQUEST_KINDS, { label: labels.kind, optional: true }) kind?: PersonalRequestKind;
  @OneOf(PERSONAL_REQUEST_STATES, { label: labels.state, optional: true }) state?: PersonalRequestState;
  @Id({ optional: true }) userId?: string;
}
