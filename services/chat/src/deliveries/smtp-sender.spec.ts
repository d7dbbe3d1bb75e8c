import { outcomeOf } from './smtp-sender.js';

test.each([
  ['an unknown mailbox', { responseCode: 550, command: 'RCPT TO' }, 'addressRefused'],
  ['a full mailbox', { responseCode: 452, command: 'RCPT TO' }, 'later'],
  ['a text taken for spam', { responseCode: 554, command: 'DATA' }, 'refused'],
  ['a busy server', { responseCode: 421, command: 'CONN' }, 'later'],
  ['a wrong password of ours', { responseCode: 535, command: 'AUTH' }, 'later'],
  ['a sender that is not allowed', { responseCode: 550, command: 'MAIL FROM' }, 'later'],
  ['no connection', {}, 'later'],
] as const)('%s', (_, failure, kind) => {
  expect(outcomeOf({ message: 'refused', ...failure })).toEqual({ kind, reason: 'refused' });
});
