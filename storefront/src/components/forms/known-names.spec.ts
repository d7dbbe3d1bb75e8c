import { fullNameOf, namesIn } from './known-names.js';

describe('the names that an address tells', () => {
  it('are those of the passport, with their Latin spelling', () => {
    expect(namesIn('  Щербаков Пётр  Ильич ')).toEqual({
      surname: 'Щербаков',
      name: 'Пётр',
      patronymic: 'Ильич',
      surnameEn: 'Shcherbakov',
      nameEn: 'Petr',
      patronymicEn: 'Ilich',
    });
    expect(namesIn('Мамин-Сибиряк Дмитрий')).toMatchObject({ surname: 'Мамин-Сибиряк', name: 'Дмитрий' });
    expect(namesIn('王 小明')).toEqual({ surname: '王', name: '小明' });
  });

  it.each([
    '',
    'Щербаков',
    'ООО «Восток» Пётр Ильич',
    'Щербаков П. И.',
    'Пётр Ильич Щербаков Младший',
    'Иванов 7',
  ])('are none where %j could be anything', (text) => expect(namesIn(text)).toEqual({}));
});

it('the full name of a person is what is known of it', () => {
  expect(fullNameOf({ surname: 'Щербаков', name: 'Пётр', patronymic: null })).toBe('Щербаков Пётр');
  expect(fullNameOf({ surname: null, name: null })).toBe('');
});
