import type { Call } from '@mall/web-kit';
import { MOST_A_REQUEST, uploadErrors } from './upload-errors.js';

const entry = (id: number) => ({
  id: String(id),
  url: '/orders',
  time: '2026-11-23T10:00:00Z',
  type: 'error',
  message: `number ${id}`,
});

test('sends every error once, oldest first, in requests of a size that the server accepts', async () => {
  const sent: { message?: string }[][] = [];
  const call = ((_: string, { logs }: { logs: { message?: string }[] }) => {
    sent.push(logs);
    return Promise.resolve(null);
  }) as unknown as Call;
  const entries = Array.from({ length: MOST_A_REQUEST + 3 }, (_, id) => entry(id));
  await uploadErrors(call, entries);
  expect(sent.map(({ length }) => length)).toEqual([MOST_A_REQUEST, 3]);
  expect(sent[0]![0]).toEqual({
    url: '/orders',
    time: '2026-11-23T10:00:00Z',
    type: 'error',
    message: `number ${MOST_A_REQUEST + 2}`,
  });
  expect(sent[1]!.at(-1)!.message).toBe('number 0');
});
