import type { TariffKind } from '@mall/contracts/order';

export interface SeededTariff {
  readonly kind: TariffKind;
  readonly validFrom: string;
  readonly source: string;
  readonly sourceUrl: string | null;
  readonly remarks: string;
  readonly rows: readonly object[];
}

/** Remark of each table for staff: all figures are examples until a customs expert has signed them off. */
const EXAMPLE =
  'Пример. До запуска проверить у таможенного эксперта. / 示例数据，上线前请报关专家核实。 / Example; to be checked by a customs expert.';

const COMBUSTION = ['petrol', 'diesel', 'hybridParallel', 'hybridSeries', 'phev'];
const NOT_SERIES = ['petrol', 'diesel', 'hybridParallel', 'phev'];
const ELECTRIC_DRIVE = ['ev', 'hybridSeries'];

const roubles = (amount: number): number => amount * 100;
const euros = (amount: number): number => Math.round(amount * 100);

/** Returns bands with an upper bound each; the last one is open. */
const bands = <T>(
  list: readonly (readonly [number | null, T])[],
  row: (over: number | undefined, upTo: number | undefined, value: T) => object,
): object[] =>
  list.map(([upTo, value], index) => row(list[index - 1]?.[0] ?? undefined, upTo ?? undefined, value));

const UNDER_3 = bands<readonly [number, number]>(
  [
    [8_500, [54, 2.5]],
    [16_700, [48, 3.5]],
    [42_300, [48, 5.5]],
    [84_500, [48, 7.5]],
    [169_000, [48, 15]],
    [null, [48, 20]],
  ],
  (over, upTo, [percent, perCc]) => ({
    importer: 'person',
    fuels: COMBUSTION,
    ageUpTo: 3,
    valueOverMinor: over && euros(over),
    valueUpToMinor: upTo && euros(upTo),
    percent,
    perCcMinor: euros(perCc),
  }),
);

const perCc = (age: object, figures: readonly number[]): object[] =>
  bands<number>(
    [1000, 1500, 1800, 2300, 3000, null].map((upTo, index) => [upTo, figures[index]!] as const),
    (ccOver, ccUpTo, figure) => ({
      importer: 'person',
      fuels: COMBUSTION,
      ...age,
      ccOver,
      ccUpTo,
      perCcMinor: euros(figure),
    }),
  );

const excise = (who: object): object[] =>
  bands<number>(
    [
      [90, 0],
      [150, 61],
      [200, 583],
      [300, 955],
      [400, 1628],
      [500, 1685],
      [null, 1740],
    ],
    (hpOver, hpUpTo, figure) => ({ ...who, hpOver, hpUpTo, perHpMinor: roubles(figure) }),
  );

/** Returns fees in roubles up to three years, and for older cars; each from a power on. */
const fees = (
  engine: object,
  from: number,
  list: readonly (readonly [number | null, number, number])[],
): object[] =>
  list.flatMap(([hpUpTo, young, old], index) => {
    const power = { hpOver: list[index - 1]?.[0] ?? from, hpUpTo: hpUpTo ?? undefined };
    return [
      { ...engine, preferential: false, ageUpTo: 3, ...power, amountMinor: roubles(young) },
      { ...engine, preferential: false, ageOver: 3, ...power, amountMinor: roubles(old) },
    ];
  });

const clearance = (list: readonly (readonly [number | null, number])[]): object[] =>
  bands<number>(list, (over, upTo, fee) => ({
    valueOverMinor: over && roubles(over),
    valueUpToMinor: upTo && roubles(upTo),
    amountMinor: roubles(fee),
  }));

const to = (place: string, amount: number): object => ({ place, amountMinor: roubles(amount) });

export const SEEDED_TARIFFS: readonly SeededTariff[] = [
  {
    kind: 'customsDuty',
    validFrom: '2025-12-01',
    source: 'Решение Совета ЕЭК № 107, приложение 2; для электромобилей и компаний — ЕТТ ЕАЭС',
    sourceUrl: 'https://eec.eaeunion.org/',
    remarks: EXAMPLE,
    rows: [
      ...UNDER_3,
      ...perCc({ ageOver: 3, ageUpTo: 5 }, [1.5, 1.7, 2.5, 2.7, 3.0, 3.6]),
      ...perCc({ ageOver: 5 }, [3.0, 3.2, 3.5, 4.8, 5.0, 5.7]),
      { fuels: ['ev'], percent: 15 },
      { importer: 'company', fuels: COMBUSTION, ageUpTo: 3, percent: 15 },
    ],
  },
  {
    kind: 'excise',
    validFrom: '2025-01-01',
    source: 'НК РФ, статья 193; ставки 2025 года',
    sourceUrl: 'https://www.nalog.gov.ru/',
    remarks: EXAMPLE,
    rows: [...excise({ fuels: ['ev'] }), ...excise({ importer: 'company', fuels: COMBUSTION })],
  },
  {
    kind: 'vat',
    validFrom: '2025-01-01',
    source: 'НК РФ, статья 164',
    sourceUrl: 'https://www.nalog.gov.ru/',
    remarks: EXAMPLE,
    rows: [
      { fuels: ['ev'], percent: 20 },
      { importer: 'company', percent: 20 },
    ],
  },
  {
    kind: 'vat',
    validFrom: '2026-01-01',
    source: 'НК РФ, статья 164; ставка с 2026 года',
    sourceUrl: 'https://www.nalog.gov.ru/',
    remarks: EXAMPLE,
    rows: [
      { fuels: ['ev'], percent: 22 },
      { importer: 'company', percent: 22 },
    ],
  },
  {
    kind: 'recyclingFee',
    validFrom: '2026-01-01',
    source: 'Постановление Правительства РФ № 1713: базовая ставка 20 000 ₽ × коэффициент',
    sourceUrl: 'https://encarrus.ru/news/tablitsa-utilbora-na-2026g',
    remarks: EXAMPLE,
    rows: [
      { preferential: true, ageUpTo: 3, amountMinor: roubles(3_400) },
      { preferential: true, ageOver: 3, amountMinor: roubles(5_200) },
      ...fees({ fuels: ELECTRIC_DRIVE }, 80, [
        [100, 991_200, 1_641_600],
        [130, 1_317_600, 1_912_800],
        [160, 1_560_000, 2_227_200],
        [190, 1_848_000, 2_594_400],
        [220, 2_193_600, 3_024_000],
        [250, 2_599_200, 3_523_200],
        [280, 3_079_200, 4_104_000],
        [null, 3_648_000, 4_780_800],
      ]),
      ...fees({ fuels: NOT_SERIES, ccOver: 1000, ccUpTo: 2000 }, 160, [
        [190, 900_000, 1_492_800],
        [220, 952_800, 1_584_000],
        [250, 1_010_400, 1_677_600],
        [280, 1_142_400, 1_838_400],
        [310, 1_291_200, 2_011_200],
        [340, 1_459_200, 2_203_200],
        [370, 1_663_200, 2_412_000],
        [400, 1_896_000, 2_640_000],
        [430, 2_160_000, 2_892_000],
        [460, 2_464_800, 3_168_000],
        [500, 2_808_000, 3_468_000],
        [null, 3_201_600, 3_796_800],
      ]),
      ...fees({ fuels: NOT_SERIES, ccOver: 2000, ccUpTo: 3000 }, 160, [
        [190, 2_306_800, 3_456_000],
        [220, 2_364_000, 3_501_600],
        [250, 2_402_400, 3_552_000],
        [280, 2_520_000, 3_660_000],
      ]),
    ],
  },
  {
    kind: 'preferentialFee',
    validFrom: '2025-12-01',
    source: 'Постановление Правительства РФ № 1713',
    sourceUrl: 'https://www.vedomosti.ru/auto/news/2026/02/12/1176024-srok-uplati-utilsbora',
    remarks: EXAMPLE,
    rows: [
      {
        combustionPowerHp: 160,
        combustionUpToCc: 3000,
        electricPower30MinHp: 80,
        ageFromYears: 3,
        ageToYears: 5,
      },
    ],
  },
  {
    kind: 'preferentialFee',
    validFrom: '2026-02-01',
    source: 'Постановление Правительства РФ № 1713; без испытаний — 45 % пиковой мощности',
    sourceUrl: 'https://www.vedomosti.ru/auto/news/2026/02/12/1176024-srok-uplati-utilsbora',
    remarks: EXAMPLE,
    rows: [
      {
        combustionPowerHp: 160,
        combustionUpToCc: 3000,
        electricPower30MinHp: 80,
        untestedPeakPercent: 45,
        ageFromYears: 3,
        ageToYears: 5,
      },
    ],
  },
  {
    kind: 'clearanceFee',
    validFrom: '2025-01-01',
    source: 'Постановление Правительства РФ о таможенных сборах, ставки 2025 года',
    sourceUrl: 'https://www.rzd-partner.ru/logistics/news/tamozhennye-sbory-vyrastut-',
    remarks: EXAMPLE,
    rows: clearance([
      [200_000, 1_067],
      [450_000, 2_134],
      [1_200_000, 4_269],
      [2_700_000, 11_746],
      [4_200_000, 16_524],
      [5_500_000, 21_344],
      [7_000_000, 27_540],
      [null, 30_000],
    ]),
  },
  {
    kind: 'clearanceFee',
    validFrom: '2026-01-01',
    source: 'Постановление Правительства РФ о таможенных сборах, ставки с 2026 года',
    sourceUrl: 'https://www.rzd-partner.ru/logistics/news/tamozhennye-sbory-vyrastut-',
    remarks: EXAMPLE,
    rows: clearance([
      [200_000, 1_231],
      [450_000, 2_462],
      [1_200_000, 4_924],
      [2_700_000, 13_541],
      [4_200_000, 18_465],
      [5_500_000, 21_344],
      [10_000_000, 49_240],
      [null, 73_860],
    ]),
  },
  {
    kind: 'service',
    validFrom: '2026-01-01',
    source: 'Прайс-лист партнёров в Уссурийске',
    sourceUrl: null,
    remarks: EXAMPLE,
    rows: [
      {
        label: { ru: 'Таможенный брокер', zh: '报关行服务费', en: 'Customs broker' },
        amountMinor: roubles(30_000),
      },
      {
        label: { ru: 'Склад временного хранения', zh: '临时仓储费', en: 'Temporary storage' },
        amountMinor: roubles(12_000),
      },
      {
        label: {
          ru: 'СБКТС и ЭПТС',
          zh: '安全认证及电子护照（SBKTS、EPTS）',
          en: 'Safety certificate and e-passport (SBKTS, EPTS)',
        },
        amountMinor: roubles(42_000),
      },
    ],
  },
  {
    kind: 'delivery',
    validFrom: '2026-01-01',
    source: 'Прайс-лист автовозов из Уссурийска',
    sourceUrl: null,
    remarks: EXAMPLE,
    rows: [
      to('Уссурийск', 0),
      to('Владивосток', 8_000),
      to('Находка', 14_000),
      to('Хабаровск', 28_000),
      to('Благовещенск', 55_000),
      to('Чита', 95_000),
      to('Иркутск', 115_000),
      to('Красноярск', 135_000),
      to('Новосибирск', 150_000),
      to('Омск', 160_000),
      to('Екатеринбург', 180_000),
      to('Челябинск', 182_000),
      to('Казань', 200_000),
      to('Самара', 202_000),
      to('Москва', 215_000),
      to('Санкт-Петербург', 230_000),
      to('Краснодар', 240_000),
    ],
  },
];
