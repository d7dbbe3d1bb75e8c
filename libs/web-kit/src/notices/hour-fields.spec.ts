import { hourFields, HOURS } from './hour-fields.js';

const zone = { timeZone: 'Asia/Vladivostok' } as Intl.ResolvedDateTimeFormatOptions;
const none = { quietFrom: null, quietTo: null, digestHour: null };
const fieldsOf = (own: Parameters<typeof hourFields>[0]) =>
  Object.fromEntries(hourFields(own, zone).map((field) => [field.name, field]));

it('asks for the end of quiet hours only where there are some', () => {
  expect(Object.keys(fieldsOf(none))).toEqual(['quietFrom', 'digestHour']);
  const { quietTo } = fieldsOf({ ...none, quietFrom: 22, quietTo: 8 });
  expect(quietTo).toMatchObject({ hour: 8, isOptional: false });
});

it('begins quiet hours with an end in the morning, keeps a chosen end, and ends both together', () => {
  expect(fieldsOf(none)['quietFrom']!.with(22)).toEqual({ ...none, ...zone, quietFrom: 22, quietTo: 8 });
  const own = { quietFrom: 22, quietTo: 7, digestHour: 9 };
  const { quietFrom, digestHour } = fieldsOf(own);
  expect(quietFrom!.with(23)).toEqual({ ...own, ...zone, quietFrom: 23 });
  expect(quietFrom!.with(null)).toEqual({ ...zone, ...none, digestHour: 9 });
  expect(digestHour!.with(null)).toEqual({ ...own, ...zone, digestHour: null });
});

it('never begins and ends quiet hours in the same hour', () => {
  for (const { hour } of HOURS) {
    const chosen = fieldsOf({ ...none, quietFrom: 22, quietTo: 7 })['quietFrom']!.with(hour);
    expect(chosen.quietTo).not.toBe(chosen.quietFrom);
  }
});
