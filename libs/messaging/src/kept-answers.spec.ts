import type { Caller } from '@mall/contracts/define';
import type { DataSource } from 'typeorm';
import { KeptAnswers } from './kept-answers.js';

const operation = { subject: 'op.user.update' } as const;
const body = Buffer.from('{"passportNo":"123456"}');
const buyer = (userId: string) => ({ kind: 'buyer', userId, requestKey: 'key-12345' }) as Caller;
const hashBy = (key: string, caller = buyer('7')): string =>
  new KeptAnswers({} as DataSource, key).requestOf(operation, body, caller)!.requestHash;

it('hashes a request with a secret, so that nobody who has the database alone can guess it', () => {
  expect(hashBy('one')).toBe(hashBy('one'));
  expect(hashBy('other')).not.toBe(hashBy('one'));
  expect(hashBy('one', buyer('8'))).not.toBe(hashBy('one'));
});
