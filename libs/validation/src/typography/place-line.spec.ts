import { placeLine } from './place-line.js';

test.each([
  [
    { country: 'RU', postCode: '692500', area: 'Уссурийский округ', addr: 'Некрасова, 1' },
    '692500, Приморский край, Уссурийский округ, Уссурийск, Некрасова, 1',
  ],
  [{ country: 'RU', area: null }, 'Приморский край, Уссурийск'],
  [{ country: 'CN', area: '西湖区' }, 'Приморский край, Уссурийск, 西湖区'],
])('an address goes from large to small, in its country’s order: %j', (place, line) =>
  expect(placeLine({ province: 'Приморский край', city: 'Уссурийск', ...place })).toBe(line),
);
