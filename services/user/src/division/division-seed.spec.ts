import { linesOf, seededDivisions } from './division-seed.js';

describe('seeded divisions', () => {
  const all = seededDivisions();

  it('fills five columns in every line of the table, the parent above its children', () => {
    const known = new Set(['']);
    for (const line of linesOf('divisions.tsv')) {
      const [code, parent, ...names] = line.split('\t');
      expect({
        line,
        isKnown: known.has(parent!),
        names: names.filter((name) => name === name.trim() && name),
      }).toEqual({ line, isKnown: true, names: [expect.anything(), expect.anything(), expect.anything()] });
      known.add(code!);
    }
  });

  it('has every federal subject of ISO 3166-2:RU and every province of GB/T 2260', () => {
    expect(all.filter(({ parent }) => parent === 'RU')).toHaveLength(83);
    expect(all.filter(({ parent }) => parent === 'CN')).toHaveLength(34);
  });

  const towns = all.filter(({ code }) => /^RU-[A-Z]+-\d+$/.test(code));
  const districts = all.filter(({ code }) => /^RU-[A-Z]+-R\d+$/.test(code));

  it('has Russian towns once each in their subject, with the codes that addresses may name already', () => {
    expect(towns.length).toBeGreaterThan(1_300);
    expect(new Set(towns.map(({ code, name }) => `${code.slice(0, -3)} ${name.ru}`)).size).toBe(towns.length);
    expect(towns.find(({ code }) => code === 'RU-PRI-05')?.name.ru).toBe('Арсеньев');
  });

  it('has districts once each below every subject, in all languages, and towns below their district', () => {
    expect(districts.length).toBeGreaterThan(1_900);
    expect(new Set(districts.map(({ parent }) => parent)).size).toBe(83);
    for (const language of ['ru', 'zh', 'en'] as const)
      expect(new Set(districts.map(({ parent, name }) => `${parent} ${name[language]}`)).size).toBe(
        districts.length,
      );
    const nameOf = (code: string | null) => all.find((one) => one.code === code)?.name.ru;
    const districtOf = (town: string) => nameOf(all.find(({ code }) => code === town)!.parent);
    expect(districtOf('RU-PRI-12')).toBe('Кавалеровский район');
    expect(districtOf('RU-PRI-02')).toBe('Уссурийский округ');
    expect(districtOf('RU-MOW-01')).toBe('Москва');
    for (const { code, parent } of towns)
      expect(parent!.startsWith(code.replace(/\d+$/, '').slice(0, -1))).toBe(true);
  });

  it('names districts in Chinese after their town, not by a transcribed adjective', () => {
    const adjectives = districts.filter(({ code, name }) => {
      const namesakes = towns.filter(
        (town) => town.parent === code && town.name.ru.startsWith(name.ru.slice(0, 5)),
      );
      return (
        name.zh.endsWith('斯基区') &&
        namesakes.length > 0 &&
        !namesakes.some((town) => town.name.zh.endsWith('斯基'))
      );
    });
    expect(adjectives.map(({ name }) => name.zh)).toEqual([]);
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
