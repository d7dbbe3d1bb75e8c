import { check, type Shaped } from '@mall/validation';
import { NameVinsDto } from '../order/document.dto.js';
import { CreateCarDto, FindCarRecordsDto, UpdateCarDto } from './car.dto.js';
import { ImportCarDto } from './import.dto.js';
import { normaliseVin, vinOrWords } from './vin.js';

const VIN = 'LGWEF4A57NH000001';
const TYPED = [
  'lgwef4a57nh000001',
  ' LGW EF4A57 NH000001\t',
  'LGW-EF4A57-NH000001',
  'LGW\u2011EF4A57\u2013NH000001',
  '\u200bLGWEF4A57NH000001\ufeff',
  '\u202aLGWEF4A57\u00a0NH000001\u202c\u200e',
  'LGW\u00adEF4A57NH000001',
  'LGWЕF4А57NН000001',
  'lgwеf4а57nh000001',
  'ＬＧＷＥＦ４Ａ５７ＮＨ０００００１',
  'VIN: LGWEF4A57NH000001',
  'vin LGW EF4A57 NH 000001',
  'Вин № LGWEF4A57NH000001',
  '车架号：LGWEF4A57NH000001',
  '*LGWEF4A57NH000001*',
  '№LGWEF4A57NH000001',
  'LGWEF4A57NH000001.',
  '«LGWEF4A57NH000001»',
  'L G W E F 4 A 5 7 N H 0 0 0 0 0 1',
];

const vinIn = (shaped: Shaped, plain: object): unknown =>
  (check(shaped, plain) as { value?: { vin?: string } }).value?.vin;

const issuesOf = (shaped: Shaped, vin: string): readonly string[] =>
  check(shaped, { vin }).issues.flatMap(({ field, text }) => (field === 'vin' ? [text.ru] : []));

describe.each(TYPED)('a VIN typed as %j', (typed) => {
  it('is spelt in capitals without spaces, and stays so', () => {
    expect(normaliseVin(typed)).toBe(VIN);
    expect(normaliseVin(VIN)).toBe(VIN);
  });

  it('is accepted in forms, imports, names for an order and searches', () => {
    for (const shaped of [CreateCarDto, UpdateCarDto, ImportCarDto])
      expect(issuesOf(shaped, typed)).toEqual([]);
    expect(vinIn(UpdateCarDto, { spuId: '7', vin: typed })).toBe(VIN);
    expect(vinIn(FindCarRecordsDto, { vin: typed })).toBe(VIN);
    expect(check(NameVinsDto, { orderId: '1', vins: [{ orderItemId: '2', vin: typed }] })).toMatchObject({
      value: { vins: [{ vin: VIN }] },
    });
    expect(vinOrWords(typed)).toBe(VIN);
  });
});

it('names what a VIN consists of where one is wrong', () => {
  for (const wrong of ['OOPS', 'lgwef4a57nh00000o', 'ＬＧＷ', 'ЛГWEF4A57NH000001'])
    expect(issuesOf(UpdateCarDto, wrong)).toEqual([expect.stringMatching(/VIN/)]);
});

it('leaves other words of a search as they were typed', () => {
  for (const words of ['Haval Jolion', 'UA261125-100000001', 'LGW EF4', '', 'Анна Петрова'])
    expect(vinOrWords(words)).toBe(words);
});
