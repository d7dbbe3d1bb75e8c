import { brands, generateCars } from '@mall/demo/catalogue';
import type { Texts } from '@mall/validation';
import type { BrandSource, SourceCar, SourceTables } from '../../src/index/source-car.js';
import { Dice, randomCar, TABLES } from '../random-catalogue.js';

/** Makes, series and cars on sale. */
export interface Catalogue {
  readonly tables: SourceTables;
  readonly cars: readonly SourceCar[];
}

type BrandRow = readonly [id: string, row: BrandSource];

const brandRow = (id: string, parentId: string | null, name: Texts, aliases: readonly string[]): BrandRow => [
  id,
  { parentId, name, desc: {}, imgUrl: '', firstLetter: 'A', seq: 0, status: 1, aliases },
];

const tablesOf = (rows: readonly BrandRow[]): SourceTables => ({ ...TABLES, brands: rows });

/** Returns the names of the demo, with its cars. */
export function demoCatalogue(): Catalogue {
  const dice = new Dice(1);
  const rows = brands.map(({ brandId, brandParentId, name, aliases }) =>
    brandRow(brandId, brandParentId === '0' ? null : brandParentId, name, aliases),
  );
  const cars = [...generateCars({ count: 6_000 })].map((car) => ({
    ...randomCar(dice, car.spuId),
    brandId: car.brandId,
    seriesId: car.seriesId,
    name: JSON.stringify(car.name),
    trim: JSON.stringify(car.trim),
    partyCode: null,
    year: car.year,
    engineCc: car.engineCc || null,
    saleNum: car.saleNum,
  }));
  return { tables: tablesOf(rows), cars };
}

/** Syllables in Latin, Russian, Chinese. */
const SYLLABLES = (
  'ka|ка|卡 ro|ро|罗 shen|шэнь|深 lu|лу|鲁 mi|ми|米 ta|та|塔 ven|вен|文 do|до|多 sha|ша|沙 ling|лин|凌 pa|па|帕 ' +
  'ri|ри|瑞 mon|мон|蒙 ga|га|加 zu|зу|祖 fen|фен|芬 bo|бо|博 na|на|娜 tir|тир|提 gol|гол|高 ve|ве|威 cha|ча|查 dan|дан|丹 ' +
  'sun|сун|松 hal|хал|哈 ber|бер|伯 no|но|诺 wei|вэй|维 lar|лар|拉 mus|мус|穆 ' +
  'pol|пол|波 rad|рад|莱 ten|тен|腾 bri|бри|布 kor|кор|科 sal|сал|萨 dir|дир|迪 fut|фут|福'
)
  .split(' ')
  .map((syllable) => syllable.split('|') as [en: string, ru: string, zh: string]);

const YEARS = [2018, 2019, 2020, 2021, 2022, 2023, 2024] as const;
const LITRES = ['1.5T', '2.0T', '2.5L', '3.0T'] as const;
const SUFFIXES: readonly Texts[] = [
  { ru: 'Про', zh: 'PRO', en: 'Pro' },
  { ru: 'Плюс', zh: 'PLUS', en: 'Plus' },
  { ru: 'Кросс', zh: '跨界', en: 'Cross' },
];

/** Invented makes and series, named as makes and series usually are. */
export class InventedCatalogue implements Catalogue {
  readonly tables: SourceTables;
  readonly cars: readonly SourceCar[];
  private readonly dice: Dice;
  private readonly taken = new Set<string>();

  constructor(seed: number) {
    this.dice = new Dice(seed);
    const rows = Array.from({ length: 45 }, (_, at) => this.make(String(at + 1))).flat();
    this.tables = tablesOf(rows);
    const byId = new Map(rows);
    this.cars = rows.flatMap(([id, { parentId }]) =>
      parentId === null ? [] : this.carsOf(id, parentId, byId),
    );
  }

  private make(id: string): BrandRow[] {
    const isAcronym = this.dice.chance(0.2);
    const name = isAcronym ? this.same(this.letters(3)) : this.word(2, 3);
    const rows = [brandRow(id, null, name, [])];
    const count = this.dice.between(5, 12);
    for (let at = 0; at < count; at += 1)
      for (const series of this.family(name)) {
        const key = `${id} ${series.en.toLowerCase().replace(/[^a-z0-9]/g, '')}`;
        if (this.taken.has(key)) continue;
        this.taken.add(key);
        rows.push(brandRow(`${id}${String(rows.length).padStart(3, '0')}`, id, series, []));
      }
    return rows;
  }

  /** Returns a series, sometimes with a longer name beside it. */
  private family(make: Texts): Texts[] {
    const kind = this.dice.next();
    if (kind < 0.3) return this.withSuffix(this.same(this.code()), 0.2);
    if (kind < 0.37) return [this.same(`${this.letters(2)}-${this.letters(1)}`)];
    if (kind < 0.45) return [this.same(String(this.dice.pick([1, 2, 3, 5, 7, 8, 9, 100, 300, 500, 700])))];
    // The make's own name is part of the model's.
    if (kind < 0.5 && /^[A-Z]+$/.test(make.en)) return [this.same(`${make.en}${this.dice.between(2, 9)}`)];
    const word = this.word(2, 3);
    if (kind < 0.7) return this.withSuffix(numbered(word, this.dice.between(2, 9)), 0.3);
    return this.withSuffix(word, 0.3);
  }

  private withSuffix(name: Texts, share: number): Texts[] {
    if (!this.dice.chance(share)) return [name];
    const suffix = this.dice.pick(SUFFIXES);
    const longer = {
      ru: `${name.ru} ${suffix.ru}`,
      zh: `${name.zh} ${suffix.zh}`,
      en: `${name.en} ${suffix.en}`,
    };
    return this.dice.chance(0.5) ? [longer] : [name, longer];
  }

  private code(): string {
    const number = this.dice.chance(0.6) ? this.dice.between(1, 9) : this.dice.between(10, 99);
    return `${this.letters(this.dice.between(1, 2))}${number}${this.dice.chance(0.15) ? 'L' : ''}`;
  }

  private letters(count: number): string {
    return Array.from({ length: count }, () => this.dice.pick([...'ABCDEGHJKLMQRSTUVXZ'])).join('');
  }

  /** Returns a word that no other name has. */
  private word(least: number, most: number): Texts {
    const parts = Array.from({ length: this.dice.between(least, most) }, () => this.dice.pick(SYLLABLES));
    const [en, ru, zh] = [0, 1, 2].map((at) => parts.map((part) => part[at]).join('')) as [
      string,
      string,
      string,
    ];
    if (this.taken.has(en)) return this.word(least, most);
    this.taken.add(en);
    return { ru: capital(ru), zh, en: capital(en) };
  }

  private same(text: string): Texts {
    return { ru: text, zh: text, en: text };
  }

  private carsOf(seriesId: string, brandId: string, byId: ReadonlyMap<string, BrandSource>): SourceCar[] {
    const [make, series] = [byId.get(brandId)!.name as Texts, byId.get(seriesId)!.name as Texts];
    return Array.from({ length: 4 }, (_, at) => {
      const [year, litres] = [this.dice.pick(YEARS), this.dice.pick(LITRES)];
      const name = {
        ru: `${make.ru} ${series.ru} ${litres}, ${year}`,
        zh: `${make.zh}${series.zh} ${year}款 ${litres}`,
        en: `${make.en} ${series.en} ${litres}, ${year}`,
      };
      const spuId = `${seriesId}${at}`;
      return {
        ...randomCar(this.dice, spuId),
        brandId,
        seriesId,
        name: JSON.stringify(name),
        trim: JSON.stringify(this.same(litres)),
        partyCode: null,
        year,
        engineCc: Number(litres.slice(0, 3)) * 1_000 - 2,
      };
    });
  }
}

const numbered = ({ ru, zh, en }: Texts, number: number): Texts => ({
  ru: `${ru} ${number}`,
  zh: `${zh}${number}`,
  en: `${en} ${number}`,
});

const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1);
