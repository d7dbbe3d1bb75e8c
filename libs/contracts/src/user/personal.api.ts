import {
  adminPageOf,
  buyer,
  defineApi,
  Empty,
  internal,
  json,
  listOf,
  nothing,
  PersonalDataDto,
  platformErrors,
  staff,
  type PersonalCopy,
} from '../define/index.js';
import { LinkView } from '../file/file.dto.js';
import {
  AskPersonalDto,
  ConsentPurposeDto,
  PersonalRequestPageDto,
  PersonalRequestRefDto,
  RefusePersonalDto,
} from './personal.dto.js';
import { OwnPersonalRequestView, PersonalRequestView, WithdrawnConsentView } from './personal.views.js';
import { userErrors } from './user.errors.js';

const { notFound } = platformErrors;

/** Requests of people for a copy of their personal data and for its erasure, and withdrawals of consents, which lead to them. */
export const userPersonalApi = defineApi('user.personal', {
  withdrawConsent: {
    http: 'DELETE /mall4cloud_user/a/consent/{purpose}',
    request: ConsentPurposeDto,
    response: WithdrawnConsentView,
    access: buyer(),
    family: 'mall',
    summary:
      'Withdraw your consent for one purpose. For the account this asks for erasure; for the passport it deletes passport data unless a contract needs them.',
  },
  own: {
    http: 'GET /mall4cloud_user/a/personal_request',
    request: Empty,
    response: listOf(OwnPersonalRequestView),
    access: buyer(),
    family: 'mall',
    summary: 'Your requests about your personal data, the last one first.',
  },
  ask: {
    http: 'POST /mall4cloud_user/a/personal_request',
    request: AskPersonalDto,
    response: OwnPersonalRequestView,
    access: buyer(),
    family: 'mall',
    errors: [userErrors.profileNotFound],
    summary:
      'Ask for a copy of your personal data, or for its erasure. Asking again while a request is open answers that one.',
  },
  cancel: {
    http: 'DELETE /mall4cloud_user/a/personal_request/{requestId}',
    request: PersonalRequestRefDto,
    response: nothing,
    access: buyer(),
    family: 'mall',
    errors: [notFound, userErrors.personalRequestEnded],
    summary: 'Withdraw a request of your own that nobody has begun to carry out.',
  },
  download: {
    http: 'GET /mall4cloud_user/a/personal_request/{requestId}/archive',
    request: PersonalRequestRefDto,
    response: LinkView,
    access: buyer(),
    family: 'mall',
    errors: [notFound, userErrors.archiveGone],
    summary: 'A link of one minute to the archive of your own request, within the days that it is kept.',
  },
  copyOf: {
    request: PersonalDataDto,
    response: json<PersonalCopy>(),
    access: internal(),
    takesLong: true,
    summary: 'A page of what all services keep about a person, in the order in which it is packed.',
  },
  page: {
    http: 'GET /admin/personal_request/page',
    request: PersonalRequestPageDto,
    response: adminPageOf(PersonalRequestView),
    access: staff('personal_request'),
    family: 'admin',
    people: { record: 'buyer', id: 'userId' },
    summary: 'Requests about personal data, the one that is due first on top.',
  },
  one: {
    http: 'GET /admin/personal_request/{requestId}',
    request: PersonalRequestRefDto,
    response: PersonalRequestView,
    access: staff('personal_request'),
    family: 'admin',
    errors: [notFound],
    summary: 'One request about personal data.',
  },
  refuse: {
    http: 'PUT /admin/personal_request/{requestId}/refuse',
    request: RefusePersonalDto,
    response: PersonalRequestView,
    access: staff('personal_request'),
    family: 'admin',
    errors: [notFound, userErrors.personalRequestEnded],
    summary: 'Refuse a request with a reason, which the person reads.',
  },
  erase: {
    http: 'PUT /admin/personal_request/{requestId}/erase',
    request: PersonalRequestRefDto,
    response: PersonalRequestView,
    access: staff('personal_request'),
    family: 'admin',
    errors: [
      notFound,
      userErrors.personalRequestEnded,
      userErrors.erasureDealsOpen,
      userErrors.erasureHasShop,
    ],
    takesLong: true,
    summary:
      'Carry out an erasure: the account ends, what need not be kept is deleted, and what the law keeps is blocked. What fails is repeated until it is done.',
  },
});
