import { seededDivisions } from './division-seed.js';

describe('seeded divisions', () => {
  const all = seededDivisions();

  it('has every federal subject of ISO 3166-2:RU and every province of GB/T 2260', () => {
    expect(all.filter(({ parent }) => parent === 'RU')).toHaveLength(83);
    expect(all.filter(({ parent }) => parent === 'CN')).toHaveLength(34);
  });

  it('has Russian towns once each below their subject, with the codes that addresses may name already', () => {
    const towns = all.filter(({ code, level }) => level === 3 && code.startsWith('RU-'));
    expect(towns.length).toBeGreaterThan(1_300);
    expect(new Set(towns.map(({ parent, name }) => `${parent} ${name.ru}`)).size).toBe(towns.length);
    expect(towns.find(({ code }) => code === 'RU-PRI-05')?.name.ru).toBe('Арсеньев');
  });

  it('names every division in three languages under a unique code below a known parent', () => {
    const codes = new Set(all.map(({ code }) => code));
    expect(codes.size).toBe(all.length);
    for (const { name, parent } of all) {
      expect(name.ru).toMatch(/^[А-ЯЁа-яё ()—-]+$/);
      expect(name.zh).toMatch(/[\u4e00-\u9fff]/);
      expect(name.en).toMatch(/^[A-Z]/);
      expect(parent === null || codes.has(parent)).toBe(true);
    }
  });

  it('places Ussuriysk, where cars are handed over', () => {
    expect(all.find(({ name }) => name.en === 'Ussuriysk')?.code).toBe('RU-PRI-02');
  });
});
