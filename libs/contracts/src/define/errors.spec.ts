import { defineErrors } from './errors.js';

const text = (said: string) => ({ ru: said, zh: said, en: said });
const errors = defineErrors('car', {
  gone: { code: 'A1', status: 404, text: { ru: 'Продан', zh: '已售', en: 'Sold' } },
  held: {
    code: 'A2',
    status: 409,
    text: { ru: 'Занят до {until}', zh: '{buyer} 保留至 {until}', en: 'Held until {until}' },
  },
  unread: {
    code: 'A3',
    status: 400,
    text: { ru: 'Ждём {"a": "…"}: {details}', zh: '{details}', en: '{details}' },
  },
  drawn: { code: 'A4', status: 400, text: text('{any}') },
});

it('creates an error with the values that its texts need', () => {
  expect(errors.held({ until: 'noon', buyer: 'Anna' }).params).toEqual({ until: 'noon', buyer: 'Anna' });
  expect(errors.gone().declaration.key).toBe('car.gone');
  expect(errors.gone({}, [{ field: 'vin', text: text('?'), params: {} }]).issues).toHaveLength(1);
  expect(errors.unread().params).toEqual({});
  expect(errors.drawn({ any: 1 }).params).toEqual({ any: 1 });
});

it('does not compile with unknown values or without those of one language', () => {
  // @ts-expect-error no text has this placeholder
  errors.gone({ nonsense: 1 });
  // @ts-expect-error the Chinese text also needs the buyer
  errors.held({ until: 'noon' });
  // @ts-expect-error no text has this placeholder
  errors.held({ until: 'noon', buyer: 'Anna', nonsense: 1 });
  // @ts-expect-error the texts need values
  errors.held();
});
