import { contactsIn } from './index.js';

const found = (text: string) =>
  contactsIn(text).map(({ kind, start, end }) => [kind, text.slice(start, end)]);

it.each([
  ['Звоните +7 914 555-01-23, Анна', [['phone', '+7 914 555-01-23']]],
  ['тел. 8(914)555-01-23', [['phone', '8(914)555-01-23']]],
  ['电话13812345678请联系', [['phone', '13812345678']]],
  ['电话１３８１２３４５６７８', [['phone', '１３８１２３４５６７８']]],
  ['call 138-1234-5678', [['phone', '138-1234-5678']]],
  ['подробнее на https://cars.example/one?id=1', [['link', 'https://cars.example/one?id=1']]],
  ['наш сайт avto-dv.ru', [['link', 'avto-dv.ru']]],
  ['пишите ivan@mail.ru', [['link', 'ivan@mail.ru']]],
  ['加微信 haoche88', [['messenger', '加微信']]],
  ['微信同号', [['messenger', '微信']]],
  ['vx: haoche', [['messenger', 'vx:']]],
  ['QQ 123456789', [['messenger', 'QQ 123456789']]],
  [
    'пишите в телеграм @haoche',
    [
      ['messenger', 'телеграм'],
      ['messenger', '@haoche'],
    ],
  ],
  [
    'Telegram, WhatsApp или вотсап',
    [
      ['messenger', 'Telegram'],
      ['messenger', 'WhatsApp'],
      ['messenger', 'вотсап'],
    ],
  ],
  ['вайбером', [['messenger', 'вайбером']]],
] as const)('finds the contacts in %j', (text, expected) => expect(found(text)).toEqual(expected));

it.each([
  'Toyota Land Cruiser VX 4.0, 130 000 км, 2021 г., цена 2 150 000 ₽',
  'Chery QQ 2010, пробег 42000',
  'Двигатель 1499 куб. см, 150 л.с., расход 6.5 л/100 км',
  'VIN LVTDB21B4PC000002, ПТС 77УВ123456',
  '价格 179800 元，里程 4.2 万公里，2021年12月上牌',
  'Haval H6 1.5T DCT 2WD; диски R18 225/60',
  'Год 2019-2021, цена 1 250 000 - 1 450 000',
  'Запчасти в наличии.Возможен торг',
  'Комплектация Max, салон Nappa',
])('finds none in %j', (text) => expect(found(text)).toEqual([]));
