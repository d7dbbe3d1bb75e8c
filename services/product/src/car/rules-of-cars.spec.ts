import { productErrors } from '@mall/contracts/product';
import { translateRulesOfCars } from './rules-of-cars.js';

const tooLow = { rule: 'floor', name: null, priceFee: 100, percent: 10, medianFee: 2_000, leastFee: 200 };
const bound = { rule: 'bound', by: 'held', field: 'vin', vin: 'LVVDB21B1RD000001', name: null };

test('errors of the triggers become refusals, other errors stay as they are', () => {
  const raised = (code: string, detail: object) => () =>
    translateRulesOfCars({ driverError: { code, detail: JSON.stringify(detail) } });
  expect(raised('MP002', tooLow)).toThrow(productErrors.priceTooLow.key);
  expect(raised('MP004', bound)).toThrow(productErrors.carIsBound.key);
  expect(raised('23505', tooLow)).not.toThrow(productErrors.priceTooLow.key);
  expect(() => translateRulesOfCars(new Error('away'))).toThrow('away');
});
