import { allOperations } from '@mall/contracts/all';
import { platformErrors } from '@mall/contracts/define';
import { STATUS_HEADER, type WireError } from '@mall/messaging';
import { startMall, type TestMall } from '@mall/testing';

let mall: TestMall;

beforeAll(async () => {
  mall = await startMall(['auth', 'product', 'order', 'user', 'tenant', 'admin', 'file', 'chat']);
}, 120_000);

describe('every declared operation', () => {
  it.each(allOperations.map(({ subject }) => [subject]))(
    '%s is handled, and refuses a call without a seal',
    async (subject) => {
      const { connection } = await mall.nats();
      const reply = await connection.request(subject, '{}', { timeout: 5_000 });
      expect(reply.headers?.get(STATUS_HEADER)).toBe('error');
      expect(reply.json<WireError>().declaration.key).toBe(platformErrors.forbidden.key);
    },
  );
});
