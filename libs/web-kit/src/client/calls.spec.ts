import { readsBy, type Call } from './calls.js';

test('a read has its key and input as query key, and is aborted with its query', async () => {
  const seen: unknown[] = [];
  const call: Call = (...given) => {
    seen.push(given);
    return Promise.reject(new Error('no network here'));
  };
  const { signal } = new AbortController();
  const read = readsBy(call)('order.detail', { orderId: '7' });
  expect(read.queryKey).toEqual(['order.detail', { orderId: '7' }]);
  await expect(read.queryFn({ signal })).rejects.toThrow('no network here');
  expect(seen).toEqual([['order.detail', { orderId: '7' }, { signal }]]);
});
