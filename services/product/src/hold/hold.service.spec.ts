import { inOrder } from './hold.service.js';

it('adds up lines of one sku, so that a cart cannot ask for the same unit twice', () => {
  expect(
    inOrder([
      { skuId: '10', count: 1 },
      { skuId: '9', count: 2 },
      { skuId: '10', count: 3 },
    ]),
  ).toEqual([
    { skuId: '9', count: 2 },
    { skuId: '10', count: 4 },
  ]);
});
