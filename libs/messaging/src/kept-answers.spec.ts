import type { Caller } from '@mall/contracts/define';
import type { DataSource } from 'typeorm';
import { KeptAnswers } from './kept-answers.js';

const operation = { subject: 'op.user.update' } as const;
const body = Buffer.from('{"passportNo":"123456"}');
const buyer = (userId: string) => ({ kind: 'buyer', userId, requestKey: 'key-12345' }) as Caller;
const visitor = { kind: 'anonymous', requestKey: 'key-12345' } as Caller;
const requestBy = (caller: Caller, sent = body, key = 'one') =>
  new KeptAnswers({} as DataSource, key).requestOf(operation, sent, caller)!;
const hashBy = (key: string, caller = buyer('7')): string => requestBy(caller, body, key).requestHash;

it('hashes a request with a secret, so that nobody who has the database alone can guess it', () => {
  expect(hashBy('one')).toBe(hashBy('one'));
  expect(hashBy('other')).not.toBe(hashBy('one'));
  expect(hashBy('one', buyer('8'))).not.toBe(hashBy('one'));
});

it('seals the answers of visitors, which hold tokens, with the whole request and the secret', () => {
  const { person, seal, requestHash } = requestBy(visitor);
  expect(person).toBe('anonymous');
  expect(requestBy(visitor).seal).toBe(seal);
  const others = [requestBy(visitor, Buffer.from('{}')), requestBy({ ...visitor, requestKey: 'key-99999' })];
  for (const other of [...others, requestBy(visitor, body, 'other')]) expect(other.seal).not.toBe(seal);
  expect(seal).not.toBe(requestHash);
  expect(requestBy(buyer('7')).seal).toBeUndefined();
});
