import { carFactNames } from '@mall/contracts/product';
import { aCar } from './car.fakes.js';
import { changedFields, writtenOf } from './written-car.js';

it.each(carFactNames)('a review is told that %s changed', (name) => {
  const before = writtenOf(aCar({}));
  expect(changedFields(before, { ...before, [name]: 'other' as never })).toEqual([name]);
});
