import { dealSettings } from '@mall/contracts/order';
import { wayFloor } from './way-floor.js';

const initial = Object.fromEntries(
  Object.entries(dealSettings).map(([key, row]) => [key, row.initial]),
) as Parameters<typeof wayFloor>[0];

describe('the days of the settings', () => {
  it('begin at a part of the last day', () => {
    expect(wayFloor(initial, 'Уссурийск').loaded).toEqual({ from: 13, to: 22 });
  });

  it('add the delivery to the hand-over in another city than Ussuriysk', () => {
    expect(wayFloor(initial, 'г. Уссурийск').handedOver).toEqual({ from: 27, to: 45 });
    expect(wayFloor(initial, 'Москва').handedOver).toEqual({ from: 39, to: 65 });
    expect(wayFloor(initial, 'Москва').customs).toEqual({ from: 25, to: 42 });
  });

  it('put no step before the one before it, whatever was entered', () => {
    expect(wayFloor({ ...initial, wayBoughtDays: 40 }, 'Уссурийск').inspected.to).toBe(40);
  });
});
