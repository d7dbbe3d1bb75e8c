import { say, type Texts } from '@mall/validation';

/** Kinds of requests that people may make about their data. */
export const personalRequestKinds = {
  copy: say('Копия данных', '数据副本', 'Copy of the data'),
  erasure: say('Удаление данных', '删除数据', 'Erasure of the data'),
} as const satisfies Record<string, Texts>;

export type PersonalRequestKind = keyof typeof personalRequestKinds;
export const PERSONAL_REQUEST_KINDS = Object.keys(personalRequestKinds) as readonly PersonalRequestKind[];

export const personalRequestStates = {
  waiting: say('В работе', '处理中', 'In progress'),
  done: say('Выполнен', '已完成', 'Carried out'),
  refused: say('Отклонён', '已拒绝', 'Refused'),
  withdrawn: say('Отозван', '已撤回', 'Withdrawn'),
} as const satisfies Record<string, Texts>;

export type PersonalRequestState = keyof typeof personalRequestStates;
export const PERSONAL_REQUEST_STATES = Object.keys(personalRequestStates) as readonly PersonalRequestState[];

/** Working days within which a request is carried out or refused: Federal Law 152-FZ, articles 20 and 21. */
export const PERSONAL_REQUEST_WORKING_DAYS = 10;

/** Days for which the archive of a copy can be downloaded. */
export const ARCHIVE_DAYS = 7;
