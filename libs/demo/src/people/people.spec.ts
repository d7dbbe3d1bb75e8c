import { isUscc } from '@mall/contracts/tenant';
import { buyers } from './buyers.js';
import { shops } from './shops.js';
import { staff } from './staff.js';

describe('the people of the demo', () => {
  it('run three shops with valid registration numbers', () => {
    expect(shops).toHaveLength(3);
    for (const shop of shops) {
      expect(isUscc(shop.company.uscc)).toBe(true);
      for (const text of [...Object.values(shop.name), ...Object.values(shop.intro)])
        expect(text).toBeTruthy();
    }
  });

  it('have unique user names', () => {
    const names = [
      ...buyers.map((buyer) => buyer.username),
      ...shops.map((shop) => shop.owner.username),
      ...staff.map((member) => member.username),
    ];
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[A-Za-z0-9]+$/);
  });
});
