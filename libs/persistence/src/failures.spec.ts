import { QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from 'typeorm';
import { isDatabaseOutage, isDatabaseTrouble, isStorageFull } from './failures.js';

const withCode = (code: string, syscall?: string): Error =>
  Object.assign(new Error('failed'), { code, syscall });

describe('trouble of the database', () => {
  it.each([
    ['a server that shuts down', withCode('57P01')],
    ['a lock that was not given', withCode('55P03')],
    ['the one of two that waited for each other', withCode('40P01')],
    ['shared memory or a file that the server has lost', withCode('58P01')],
    ['a refused connection', withCode('ECONNREFUSED')],
    ['a socket whose file is gone', withCode('ENOENT', 'connect')],
    ['a full disk', withCode('53100')],
    ['a server that only reads', withCode('25006')],
    ['the same inside of what TypeORM throws', { driverError: withCode('08006') }],
    ['a connection that ended', new Error('Connection terminated unexpectedly')],
    ['a server that has fallen silent', new Error('Query read timeout')],
    ['a pool that gave none in time', new Error('timeout exceeded when trying to connect')],
    ['a client that is broken', new Error('Client has encountered a connection error and is not queryable')],
    ['a connection that died inside a transaction', new QueryRunnerProviderAlreadyReleasedError()],
    ['the same, asked of the runner', new QueryRunnerAlreadyReleasedError()],
  ])('is %s', (_, failure) => {
    expect(isDatabaseTrouble(failure)).toBe(true);
  });

  it.each([
    ['a row that is there already', withCode('23505')],
    ['a mistake in the statement', withCode('42601')],
    ['another file that is gone', withCode('ENOENT', 'open')],
    ['a mistake in the code', new TypeError('x is not a function')],
  ])('is not %s', (_, failure) => {
    expect(isDatabaseTrouble(failure)).toBe(false);
  });
});

it.each([
  new Error('Connection terminated unexpectedly'),
  new QueryRunnerAlreadyReleasedError(),
  new QueryRunnerProviderAlreadyReleasedError(),
])('a connection that died means that the database is away: %s', (failure) => {
  expect(isDatabaseOutage(failure)).toBe(true);
});

it('tells a database that stores nothing from one that is down', () => {
  expect(['53100', '25006'].map((code) => isStorageFull({ driverError: withCode(code) }))).toEqual([
    true,
    true,
  ]);
  expect(['53300', '57P01', '08006'].map((code) => isStorageFull(withCode(code)))).toEqual([
    false,
    false,
    false,
  ]);
});
