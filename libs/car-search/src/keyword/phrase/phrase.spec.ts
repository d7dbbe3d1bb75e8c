import { namesToKeep, readPhrase } from './phrase.js';

const YEAR = 2026;
const HYBRIDS = ['hybridParallel', 'hybridSeries', 'phev'];

const read = (typed: string, names: readonly string[] = []) => {
  const { parts, rest } = readPhrase(typed, namesToKeep(names), YEAR);
  return {
    ...Object.assign({}, ...parts.map(({ conditions }) => conditions)),
    ...(rest && { keyword: rest }),
  };
};

it.each<[string, object]>([
  ['до 2 млн', { maxPriceRub: 2_000_000 }],
  ['geely до 2 млн', { keyword: 'geely', maxPriceRub: 2_000_000 }],
  ['камри от 1,5 до 2,5 млн руб', { keyword: 'камри', minPriceRub: 1_500_000, maxPriceRub: 2_500_000 }],
  ['до 2 500 000 ₽', { maxPriceRub: 2_500_000 }],
  ['до 2500000', { maxPriceRub: 2_500_000 }],
  ['bmw 2 млн', { keyword: 'bmw', maxPriceRub: 2_000_000 }],
  ['хавал за 1.5 ляма', { keyword: 'хавал', maxPriceRub: 1_500_000 }],
  ['бюджет 3 млн кроссовер', { maxPriceRub: 3_000_000, bodyType: ['crossover'] }],
  ['около 2 млн', { minPriceRub: 1_800_000, maxPriceRub: 2_200_000 }],
  ['20-25 тыс юаней', { minPrice: 2_000_000, maxPrice: 2_500_000 }],
  ['20万以下', { maxPrice: 20_000_000 }],
  [
    '15万左右 白色 suv',
    { minPrice: 13_500_000, maxPrice: 16_500_000, colour: ['white'], bodyType: ['crossover', 'suv'] },
  ],
  ['под 2,000,000 rub', { maxPriceRub: 2_000_000 }],
  ['¥200,000 and up', { minPrice: 20_000_000 }],
  ['дизель 4х4 до 2021', { fuel: ['diesel'], drive: ['awd'], maxYear: 2021 }],
  ['diesel 4x4 until', { fuel: ['diesel'], drive: ['awd'], keyword: 'until' }],
  ['bmw x5 2022 года', { keyword: 'bmw x5', minYear: 2022, maxYear: 2022 }],
  ['2022年', { minYear: 2022, maxYear: 2022 }],
  ['2022款 汉兰达', { minYear: 2022, maxYear: 2022, keyword: '汉兰达' }],
  ['2022 г.в. камри', { minYear: 2022, maxYear: 2022, keyword: 'камри' }],
  ['после 2019', { minYear: 2020 }],
  ['2020+', { minYear: 2020 }],
  ['tiggo 2020 and newer', { keyword: 'tiggo', minYear: 2020 }],
  ['хавал 2019-2022', { keyword: 'хавал', minYear: 2019, maxYear: 2022 }],
  ['не старше 2019', { minYear: 2019 }],
  ['не старше трёх лет', { minYear: YEAR - 3 }],
  ['джили до 5 лет', { keyword: 'джили', minYear: YEAR - 5 }],
  ['3年以内', { minYear: YEAR - 3 }],
  ['camry not older than 2020 year', { keyword: 'camry', minYear: 2020 }],
  ['старше 5 лет до 1 млн', { maxYear: YEAR - 5, maxPriceRub: 1_000_000 }],
  ['белая тойота', { keyword: 'тойота', colour: ['white'] }],
  ['чёрный или белый джили', { keyword: 'или джили', colour: ['black', 'white'] }],
  ['тойота белого цвета', { keyword: 'тойота', colour: ['white'] }],
  ['150 л.с.', { minPowerHp: 150, maxPowerHp: 150 }],
  ['кроссоверы до 160 л. с.', { bodyType: ['crossover'], maxPowerHp: 160 }],
  ['110 кВт', { minPowerHp: 149, maxPowerHp: 150 }],
  ['160马力以下', { maxPowerHp: 160 }],
  ['camry over 150 hp from 2020', { keyword: 'camry', minPowerHp: 150, minYear: 2020 }],
  ['haval 2.0 л', { keyword: 'haval', minEngineCc: 1_950, maxEngineCc: 2_049 }],
  ['джили 1.5T', { keyword: 'джили', minEngineCc: 1_450, maxEngineCc: 1_549 }],
  ['до 2 литров', { maxEngineCc: 2_049 }],
  ['1498 см3', { minEngineCc: 1_498, maxEngineCc: 1_498 }],
  ['7 мест', { seats: [7] }],
  ['минивэн 7 мест', { bodyType: ['minivan'], seats: [7] }],
  ['hyundai 7-местный до 3 млн', { keyword: 'hyundai', seats: [7], maxPriceRub: 3_000_000 }],
  ['7座', { seats: [7] }],
  ['七座', { seats: [7] }],
  ['АКПП', { gearbox: ['automatic'] }],
  ['камри на автомате', { keyword: 'камри', gearbox: ['automatic'] }],
  ['коробка автомат полный привод', { gearbox: ['automatic'], drive: ['awd'] }],
  ['на вариаторе', { gearbox: ['cvt'] }],
  ['手动挡', { gearbox: ['manual'] }],
  ['дизельный', { fuel: ['diesel'] }],
  ['бензиновые кроссоверы', { fuel: ['petrol'], bodyType: ['crossover'] }],
  ['гибрид', { fuel: HYBRIDS }],
  ['подключаемый гибрид', { fuel: ['phev'] }],
  ['электромобили до 2 млн', { fuel: ['ev'], maxPriceRub: 2_000_000 }],
  ['插混轿车', { fuel: ['phev'], bodyType: ['sedan'] }],
  ['四驱20万以下', { drive: ['awd'], maxPrice: 20_000_000 }],
  ['б/у', { condition: 'used' }],
  ['новая хавал', { condition: 'new', keyword: 'хавал' }],
  ['二手 丰田', { condition: 'used', keyword: '丰田' }],
  ['camry used', { keyword: 'camry', condition: 'used' }],
  ['левый руль', { steering: 'left' }],
  ['один владелец', { owners: [1] }],
  ['haval h9 в наличии', { keyword: 'haval h9' }],
  ['пробег до 50 тыс', { maxMileageKm: 50_000 }],
  ['bmw x5 до 60 тыс. км', { keyword: 'bmw x5', maxMileageKm: 60_000 }],
  ['5万公里以内', { maxMileageKm: 50_000 }],
  ['с пробегом до 50 тыс', { maxMileageKm: 50_000 }],
  ['geely monjaro цена', { keyword: 'geely monjaro' }],
  ['купить geely monjaro из китая', { keyword: 'geely monjaro' }],
  ['купить авто', {}],
  ['蓝电E5 价格', { keyword: '蓝电E5' }],
  ['камри гибрид', { keyword: 'камри', fuel: HYBRIDS }],
  ['под ключ до 2,5 млн', { maxLandedRub: 2_500_000, landedImporter: 'person' }],
  [
    'под ключ до 2,5 млн во Владивостоке',
    { maxLandedRub: 2_500_000, landedCity: 'Владивосток', landedImporter: 'person' },
  ],
  [
    'кроссовер до 2 500 000 ₽ с доставкой до Санкт-Петербурга',
    {
      bodyType: ['crossover'],
      maxLandedRub: 2_500_000,
      landedCity: 'Санкт-Петербург',
      landedImporter: 'person',
    },
  ],
  ['geely под ключ в Чите', { keyword: 'geely', landedCity: 'Чита', landedImporter: 'person' }],
  [
    '符拉迪沃斯托克落地价250万卢布以内',
    { maxLandedRub: 2_500_000, landedCity: 'Владивосток', landedImporter: 'person' },
  ],
  // As computers and phones write it: with no-break spaces, invisible marks, decomposed letters.
  ['до\u00a02\u202fмлн', { maxPriceRub: 2_000_000 }],
  ['\u202aбелыи\u0306\u202c джили', { keyword: 'джили', colour: ['white'] }],
])('%s is read as conditions', (typed, expected) => expect(read(typed)).toEqual(expected));

it.each([
  'камри 2021',
  'tiggo 7 pro',
  'peugeot 2008',
  'до 160',
  'CX5 местами битая',
  'до 25 тыс $',
  'от и до',
  'EV6',
  'bmw i3',
  'mazda cx-5',
  'byd han dm-i',
  'camry 2.5',
  'до Москвы',
  'toyota vladivostok',
  '红旗 H9',
  'a'.repeat(100),
  '1'.repeat(100),
])('%s stays words', (typed) => expect(read(typed)).toEqual({ keyword: typed }));

it('takes figures of absurd size for words', () => {
  expect(read('до 99999999999999999999 млн')).toEqual({ keyword: 'до 99999999999999999999 млн' });
});

it('keeps names of models that contain such words', () => {
  const names = ['Li Auto', 'Hongguang Mini EV', 'Лада Новая', 'Geely'];
  expect(read('hongguang mini ev до 1 млн', names)).toEqual({
    keyword: 'hongguang mini ev',
    maxPriceRub: 1_000_000,
  });
  expect(read('лада новая белая', names)).toEqual({ keyword: 'лада новая', colour: ['white'] });
  expect(read('geely ev', names)).toEqual({ keyword: 'geely', fuel: ['ev'] });
});

it('reports which words stand for which conditions', () =>
  expect(readPhrase('до 2 млн Тойота от 2021 года белая', [], YEAR)).toEqual({
    parts: [
      { text: 'до 2 млн', conditions: { maxPriceRub: 2_000_000 } },
      { text: 'от 2021 года', conditions: { minYear: 2021 } },
      { text: 'белая', conditions: { colour: ['white'] } },
    ],
    rest: 'Тойота',
  }));
