import type { OrderAction } from '@mall/web-kit';
import { nextToShip } from './next-to-ship.js';

describe('after an order was shipped', () => {
  const order = (orderId: string, ...actions: OrderAction[]) => ({ orderId, actions });
  const list = [order('1', 'ship'), order('2', 'ship'), order('3'), order('4', 'ship')];
  test.each([
    ['1', '2'],
    ['2', '4'],
    ['4', '1'],
    ['gone', '1'],
  ])('%s, the next one is %s', (shipped, next) => {
    expect(nextToShip(list, shipped)?.orderId).toBe(next);
  });
  test('there is none when no other waits', () => {
    expect(nextToShip([order('1', 'ship'), order('3')], '1')).toBeUndefined();
  });
});
