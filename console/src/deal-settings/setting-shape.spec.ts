import { shapeOf } from './setting-shape.js';

test('money is typed in yuan and a margin in percent, other settings in the stored unit', () => {
  expect(shapeOf({ settingKey: 'secondPersonAboveMinor', unit: '分' })).toEqual({ scale: 100, unit: '¥' });
  expect(shapeOf({ settingKey: 'heldValuePerBuyerMinor', unit: '分' })).toEqual({ scale: 100, unit: '¥' });
  expect(shapeOf({ settingKey: 'marginBasisPoints', unit: '基点' })).toEqual({ scale: 100, unit: '%' });
  expect(shapeOf({ settingKey: 'payHours', unit: 'ч' })).toEqual({ scale: 1, unit: 'ч' });
});

test('the source of the payment rate is a choice, not a number', () => {
  expect(shapeOf({ settingKey: 'paymentFromCentralBank', unit: '' }).choices?.map(({ id }) => id)).toEqual([
    0, 1,
  ]);
});
