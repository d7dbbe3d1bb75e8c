import { check, type Shaped } from '@mall/validation';
import { CreateCarDto, UpdateCarDto } from './car.dto.js';
import { ImportCarDto } from './import.dto.js';

const issuesAt = (dto: Shaped, field: string, value: unknown) =>
  check(dto, { [field]: value }).issues.filter((issue) => issue.field.startsWith(field));

describe.each([
  ['created', CreateCarDto],
  ['changed', UpdateCarDto],
  ['imported', ImportCarDto],
])('a car that is %s', (_, dto) => {
  it('has a name that can be read in one language at least', () => {
    expect(issuesAt(dto, 'name', { ru: '', zh: '哈弗初恋', en: '' })).toEqual([]);
    for (const name of [{}, { ru: '', zh: '', en: '' }, { ru: '\u200b', zh: '\u2060', en: ' ' }])
      expect(issuesAt(dto, 'name', name)).toMatchObject([{ field: 'name' }]);
  });

  it('has a VIN of 17 characters, which the refusal says whether there are more or fewer', () => {
    for (const vin of ['LVVNRAVA0MN10000', 'LVVNRAVA0MN1000041'])
      expect(issuesAt(dto, 'vin', vin)).toMatchObject([
        { text: { ru: expect.stringContaining('17 знаков') as string } },
      ]);
  });
});
