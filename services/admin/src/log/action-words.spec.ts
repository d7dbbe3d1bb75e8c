import { allOperations } from '@mall/contracts/all';
import type { Access } from '@mall/contracts/define';
import { actionWords } from './action-words.js';

/** Operations that are called by programs, or too often to be kept in the log. */
const NOT_LOGGED = [
  'admin.log.report',
  'admin.log.record',
  'admin.ownSetting.keep',
  'auth.socketTicket',
  'chat.notice.read',
  'chat.notice.readAll',
  'product.search.view',
];

const admitsStaff = (access: Access): boolean =>
  access.zone === 'anyOf'
    ? access.of.some(admitsStaff)
    : access.zone === 'staff' || access.zone === 'signedIn';

const writes = allOperations
  .filter(({ http, access }) => http && !http.startsWith('GET') && admitsStaff(access))
  .map(({ subject }) => subject.slice('op.'.length))
  .filter((name) => !NOT_LOGGED.includes(name));

test.each(writes)('%s has words in three languages', (name) => {
  for (const locale of ['ru', 'zh', 'en'] as const) expect(actionWords(name, locale)).toMatch(/\p{L}{2}/u);
});

test('the words of an act with a right of its own come from page and right', () => {
  expect(actionWords('admin.role.update', 'ru')).toBe('Роли: изменение');
  expect(actionWords('admin.role.update', 'zh')).toBe('角色: 修改');
});

test('an operation that no longer exists has no words', () => {
  expect(actionWords('order.desk.forgotten', 'en')).toBeUndefined();
});
