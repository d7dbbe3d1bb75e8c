import { readTyped } from './typed-filters.js';

const THIS_YEAR = new Date().getFullYear();

const read = (typed: string) => {
  const { patch, keyword } = readTyped(typed);
  return { ...patch, ...(keyword && { keyword }) };
};

it.each<[string, object]>([
  ['до 2 млн', { priceTo: 2_000_000 }],
  ['тойота до 2 млн', { keyword: 'тойота', priceTo: 2_000_000 }],
  ['камри от 1,5 до 2,5 млн руб', { keyword: 'камри', priceFrom: 1_500_000, priceTo: 2_500_000 }],
  ['до 2 500 000 ₽', { priceTo: 2_500_000 }],
  ['до 2500000', { priceTo: 2_500_000 }],
  ['20-25 тыс юаней', { yuanFrom: 20_000, yuanTo: 25_000 }],
  ['кроссовер до 160 лс', { body: ['crossover'], powerTo: 160 }],
  ['кроссоверы до 160 л. с.', { body: ['crossover'], powerTo: 160 }],
  ['фургоны до 2 млн', { body: ['van'], priceTo: 2_000_000 }],
  ['микроавтобус до 2 млн', { body: ['van'], priceTo: 2_000_000 }],
  ['кроссовер', { body: ['crossover'] }],
  ['гибрид', { fuel: ['hybridParallel', 'hybridSeries', 'phev'] }],
  ['подключаемый гибрид', { fuel: ['phev'] }],
  ['электромобили до 2 млн', { fuel: ['ev'], priceTo: 2_000_000 }],
  ['полноприводный кроссовер, дизель', { drive: ['awd'], body: ['crossover'], fuel: ['diesel'] }],
  ['xiaomi с полным приводом до 5 млн', { keyword: 'xiaomi', drive: ['awd'], priceTo: 5_000_000 }],
  [
    'camry hybrid under 4 million',
    {
      keyword: 'camry',
      fuel: ['hybridParallel', 'hybridSeries', 'phev'],
      priceTo: 4_000_000,
    },
  ],
  ['electric SUV', { fuel: ['ev'], body: ['crossover', 'suv'] }],
  ['插混轿车', { fuel: ['phev'], body: ['sedan'] }],
  ['四驱20万以下', { drive: ['awd'], yuanTo: 200_000 }],
  ['EV6 до 5 млн', { keyword: 'EV6', priceTo: 5_000_000 }],
  ['Geely Monjaro от 2021', { keyword: 'Geely Monjaro', yearFrom: 2021 }],
  ['хавал 2019-2022', { keyword: 'хавал', yearFrom: 2019, yearTo: 2022 }],
  ['пробег до 50 тыс', { kmTo: 50_000 }],
  ['bmw x5 до 60 тыс. км', { keyword: 'bmw x5', kmTo: 60_000 }],
  ['under 3 million', { priceTo: 3_000_000 }],
  ['SUV under 3 million roubles', { body: ['crossover', 'suv'], priceTo: 3_000_000 }],
  ['camry over 150 hp from 2020', { keyword: 'camry', powerFrom: 150, yearFrom: 2020 }],
  ['200万以内', { yuanTo: 2_000_000 }],
  ['丰田 20万以下', { keyword: '丰田', yuanTo: 200_000 }],
  ['20-30万元', { yuanFrom: 200_000, yuanTo: 300_000 }],
  ['2020年以后', { yearFrom: 2020 }],
  ['160马力以下', { powerTo: 160 }],
  ['минивэн 7 мест', { body: ['minivan'], seats: ['7'] }],
  ['семиместный', { seats: ['7'] }],
  ['hyundai 7-местный до 3 млн', { keyword: 'hyundai', seats: ['7'], priceTo: 3_000_000 }],
  ['toyota 7 seats', { keyword: 'toyota', seats: ['7'] }],
  ['7座', { seats: ['7'] }],
  ['не старше 3 лет', { yearFrom: THIS_YEAR - 3 }],
  ['джили до 5 лет', { keyword: 'джили', yearFrom: THIS_YEAR - 5 }],
  ['camry not older than 2020 year', { keyword: 'camry', yearFrom: 2020 }],
  ['старше 5 лет до 1 млн', { yearTo: THIS_YEAR - 5, priceTo: 1_000_000 }],
  ['хавал до 2020 года', { keyword: 'хавал', yearTo: 2020 }],
  ['под ключ до 2,5 млн', { landedTo: 2_500_000, importer: 'person' }],
  [
    'под ключ до 2,5 млн во Владивостоке',
    { landedTo: 2_500_000, landedCity: 'Владивосток', importer: 'person' },
  ],
  [
    'камри от 2 до 3 млн под ключ в Москве',
    {
      keyword: 'камри',
      landedFrom: 2_000_000,
      landedTo: 3_000_000,
      landedCity: 'Москва',
      importer: 'person',
    },
  ],
  [
    'кроссовер до 2 500 000 ₽ с доставкой до Санкт-Петербурга',
    { body: ['crossover'], landedTo: 2_500_000, landedCity: 'Санкт-Петербург', importer: 'person' },
  ],
  ['geely под ключ в Чите', { keyword: 'geely', landedCity: 'Чита', importer: 'person' }],
  [
    'landed cost under 2.5 million in Vladivostok',
    { landedTo: 2_500_000, landedCity: 'Владивосток', importer: 'person' },
  ],
  ['camry under 3 million landed', { keyword: 'camry', landedTo: 3_000_000, importer: 'person' }],
  [
    '符拉迪沃斯托克落地价250万卢布以内',
    { landedTo: 2_500_000, landedCity: 'Владивосток', importer: 'person' },
  ],
  ['落地价 300万卢布以下 到莫斯科', { landedTo: 3_000_000, landedCity: 'Москва', importer: 'person' }],
])('%s is read as filters', (typed, expected) => expect(read(typed)).toEqual(expected));

it.each([
  'камри 2021',
  'tiggo 7 pro',
  'до 160',
  '3年以内',
  'CX5 местами битая',
  'до 25 тыс $',
  'от и до',
  'камри гибрид',
  'EV6',
  'camry 2.5',
  'под ключ до 250 тыс юаней',
  'до Москвы',
  'toyota vladivostok',
  'до 2.0 л',
  'a'.repeat(100),
  '1'.repeat(100),
  'до 99999999999999999999 млн',
])('%s stays a keyword', (typed) => expect(read(typed)).toEqual({ keyword: typed }));

it('reports which part of the text became filters', () =>
  expect(readTyped('до 2 млн Тойота от 2021 года белая')).toMatchObject({
    read: ['до 2 млн', 'от 2021 года'],
    keyword: 'Тойота белая',
  }));
