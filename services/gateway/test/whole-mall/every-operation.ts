import { allOperations } from '@mall/contracts/all';
import { platformErrors } from '@mall/contracts/define';
import { STATUS_HEADER, type WireError } from '@mall/messaging/calls';
import type { WholeMall } from './whole-mall.js';

export function everyOperation(whole: WholeMall): void {
  it.each(allOperations.map(({ subject }) => [subject]))(
    '%s is handled, and refuses a call without a seal',
    async (subject) => {
      const { connection } = await whole.mall.nats();
      const reply = await connection.request(subject, '{}', { timeout: 5_000 });
      expect(reply.headers?.get(STATUS_HEADER)).toBe('error');
      expect(reply.json<WireError>().declaration.key).toBe(platformErrors.forbidden.key);
    },
  );
}
