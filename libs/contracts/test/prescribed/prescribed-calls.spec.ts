import { fieldsOf } from '@mall/validation';
import { allOperations } from '../../src/all/index.js';
import { ClientErrorDto } from '../../src/admin/index.js';
import { backOfficeCalls } from './back-office-calls.js';
import { storefrontCalls } from './storefront-calls.js';

/** Returns a call with unnamed parameters: paths that differ only in the names of their parameters are one route. */
const routeOf = (call: string): string => call.replace(/\{\w+\}/g, '{}');

const byRoute = new Map(allOperations.flatMap((one) => (one.http ? [[routeOf(one.http), one]] : [])));

describe('the prescribed calls of the back office and of the shop', () => {
  it.each([...backOfficeCalls, ...storefrontCalls].map((one) => [one.call, one] as const))(
    '%s is offered and takes every documented parameter',
    (_, { call, sends = [], sendsList }) => {
      const operation = byRoute.get(routeOf(call));
      if (!operation) throw new Error(`Nothing answers ${call}.`);
      const known = fieldsOf(operation.request);
      expect(sends.filter((name) => !known.has(name))).toEqual([]);
      expect(operation.bodyField !== undefined).toBe(sendsList === true);
    },
  );

  it('POST /admin/log/logs takes every field of an entry of the local log', () => {
    const entry = ['id', 'url', 'time', 'type', 'message', 'stack', 'info'];
    const known = fieldsOf(ClientErrorDto);
    expect(entry.filter((name) => !known.has(name))).toEqual([]);
  });
});
