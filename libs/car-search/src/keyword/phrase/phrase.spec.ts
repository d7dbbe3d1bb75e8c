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
  ['чёрный или белый джили', { keyword: 'джили', colour: ['black', 'white'] }],
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
  // Numbers in words.
  ['хочу купить машину до полутора миллионов', { maxPriceRub: 1_500_000 }],
  ['камри до миллиона', { keyword: 'камри', maxPriceRub: 1_000_000 }],
  ['от полумиллиона до двух с половиной млн', { minPriceRub: 500_000, maxPriceRub: 2_500_000 }],
  ['до 1 млн 200 тыс', { maxPriceRub: 1_200_000 }],
  ['1 млн 500', { maxPriceRub: 1_500_000 }],
  ['между 1 и 2 млн', { minPriceRub: 1_000_000, maxPriceRub: 2_000_000 }],
  ['2 млн 50 тыс км', { maxPriceRub: 2_000_000, maxMileageKm: 50_000 }],
  ['за 2кк', { maxPriceRub: 2_000_000 }],
  ['under two and a half million rubles', { maxPriceRub: 2_500_000 }],
  ['half a million rubles', { maxPriceRub: 500_000 }],
  ['二十万到三十万 七座', { minPrice: 20_000_000, maxPrice: 30_000_000, seats: [7] }],
  ['一百五十万卢布以下', { maxPriceRub: 1_500_000 }],
  ['三菱 三年以内 五万公里', { keyword: '三菱', minYear: YEAR - 3, maxMileageKm: 50_000 }],
  ['двести пятьдесят сил', { minPowerHp: 250, maxPowerHp: 250 }],
  ['двухлитровый дизель', { minEngineCc: 1_950, maxEngineCc: 2_049, fuel: ['diesel'] }],
  ['полтора литра', { minEngineCc: 1_450, maxEngineCc: 1_549 }],
  ['семь мест', { seats: [7] }],
  ['7-ми местный', { seats: [7] }],
  ['минимум 150 лс', { minPowerHp: 150 }],
  ['3 миллиона максимум', { maxPriceRub: 3_000_000 }],
  // Ages.
  ['б/у не старше 3-х лет', { condition: 'used', minYear: YEAR - 3 }],
  ['не более пяти лет', { minYear: YEAR - 5 }],
  ['от 3 до 5 лет', { minYear: YEAR - 5, maxYear: YEAR - 3 }],
  ['3-5 years old', { minYear: YEAR - 5, maxYear: YEAR - 3 }],
  ['от 3 лет', { maxYear: YEAR - 3 }],
  ['трёхлетка', { minYear: YEAR - 3, maxYear: YEAR - 3 }],
  ['проходной джили', { keyword: 'джили', minYear: YEAR - 5, maxYear: YEAR - 3 }],
  ['камри 21 года', { keyword: 'камри', minYear: 2021, maxYear: 2021 }],
  // Exclusions and alternatives.
  ['бензин не гибрид', { fuel: ['petrol'] }],
  ['не дизель', { fuel: ['petrol', ...HYBRIDS, 'ev'] }],
  ['не праворульная', { steering: 'left' }],
  ['不要 手动', { gearbox: ['automatic', 'cvt', 'dct', 'dht', 'single'] }],
  ['новая или с пробегом хавал', { keyword: 'хавал' }],
  ['автомат или вариатор', { gearbox: ['automatic', 'cvt'] }],
  ['白色或黑色', { colour: ['white', 'black'] }],
  ['темно-синий bmw', { keyword: 'bmw', colour: ['blue'] }],
  ['深蓝色 宝马', { keyword: '宝马', colour: ['blue'] }],
  ['хавал без пробега по РФ', { keyword: 'хавал' }],
  // Figures about something that no filter has are no mileage, engine size or price.
  ['электромобиль с запасом хода 500 км', { fuel: ['ev'], keyword: 'с запасом хода 500 км' }],
  ['ev 600 km range', { fuel: ['ev'], keyword: '600 km range' }],
  ['纯电 续航500公里', { fuel: ['ev'], keyword: '续航500公里' }],
  ['SUV 百公里油耗6升', { bodyType: ['crossover', 'suv'], keyword: '百公里油耗6升' }],
  ['универсал багажник 500 литров', { bodyType: ['wagon'], keyword: 'багажник 500 литров' }],
  ['седан расход до 7 л', { bodyType: ['sedan'], keyword: 'расход до 7 л' }],
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
  'l7 2023 max',
  'li auto one',
  '五菱 宏光',
  '一汽 大众',
  'смарт два',
  'гарантия 3 года',
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
