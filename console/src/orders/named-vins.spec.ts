import { isVinOpen, typedVins, vinsOf } from './named-vins.js';

test('VINs are typed one a line or with commas, in any case', () => {
  expect(typedVins('7', ' lgwef4a57nh000001,\nLGWEF4A57NH000002\n')).toEqual([
    { orderItemId: '7', vin: 'LGWEF4A57NH000001' },
    { orderItemId: '7', vin: 'LGWEF4A57NH000002' },
  ]);
  expect(typedVins('7', 'LGW EF4A57-nh000001\u200b\nLGWEF4A57NH000002 LGWEF4A57NH000003')).toEqual(
    [1, 2, 3].map((digit) => ({ orderItemId: '7', vin: `LGWEF4A57NH00000${digit}` })),
  );
  expect(typedVins('7', ' \n\u200b')).toEqual([]);
});

test('a car has the VIN of its listing, or those that staff named and may change', () => {
  expect(vinsOf({ vin: 'A', vins: [] })).toEqual(['A']);
  expect(vinsOf({ vin: null, vins: ['B', 'C'] })).toEqual(['B', 'C']);
  expect([isVinOpen({ vin: 'A' }), isVinOpen({ vin: null })]).toEqual([false, true]);
});
