import { documentErrors } from '@mall/contracts/order';
import { namedVins } from './named-vins.js';

const line = (orderItemId: string, over: { vin?: string; count?: number } = {}) => ({
  orderItemId,
  vin: null,
  vins: [],
  count: 1,
  ...over,
});
const [A, B] = ['LGWEF4A53NH000001', 'LGWEF4A55NH000002'];
const miscounted = 'LGWEF4A57NH000001';

describe('the VINs that staff name', () => {
  it('belong to their lines; a line that is left out has none', () => {
    const lines = [line('1', { count: 2 }), line('2'), line('3', { vin: 'LGWEF4A57NH000009' })];
    const named = namedVins('UA261121-1001', lines, [
      { orderItemId: '1', vin: A },
      { orderItemId: '1', vin: B },
    ]);
    expect([...named]).toEqual([
      ['1', [A, B]],
      ['2', []],
    ]);
  });

  it.each([
    ['of a used car stay those of its listing', line('1', { vin: B }), [A], documentErrors.vinFixed],
    ['are not more than the cars of the line', line('1'), [A, B], documentErrors.vinsTooMany],
    ['are named once', line('1', { count: 2 }), [A, A], documentErrors.vinTaken],
    ['of another order are refused', line('2'), [A], documentErrors.lineNotOfOrder],
    ['have the check digit of Chinese cars', line('1'), [miscounted], documentErrors.vinMiscounted],
  ])('%s', (_, one, vins, error) => {
    const named = vins.map((vin) => ({ orderItemId: '1', vin }));
    expect(() => namedVins('UA261121-1001', [one], named)).toThrow(error.key);
  });
});
