import { jest } from '@jest/globals';
import { validateSync } from 'class-validator';
import { check, MOST_ISSUES } from './check.js';
import { keepsItsRules } from './compiled.js';
import {
  Day,
  Flag,
  Id,
  Int,
  ListOf,
  ListOfValues,
  Mobile,
  Nested,
  OneOf,
  Text,
  Trilingual,
} from './fields/index.js';
import { fillPlainText, type Texts } from './texts.js';

class WheelDto {
  @Int({ min: 10, max: 24 }) inches!: number;
}

class VehicleDto {
  @Text({ max: 5 }) name!: string;
  @Int({ min: 1900, optional: true }) year?: number;
}

class CarDto extends VehicleDto {
  /** The subclass restricts the inherited field. */
  @Int({ min: 1950, max: 2100, optional: true }) override year?: number;
  @Id() brandId!: string;
  @ListOf(() => WheelDto, { minItems: 1, optional: true }) wheels?: WheelDto[];
  @Nested(() => WheelDto, { optional: true }) spare?: WheelDto;
  @ListOfValues('id', { optional: true, maxItems: 2 }) ids?: string[];
  @OneOf(['new', 'used'], { optional: true }) condition?: string;
  @Flag({ optional: true }) hot?: number;
  @Day({ optional: true }) since?: string;
  @Mobile({ optional: true }) mobile?: string;
  @Trilingual({ optional: true }) title?: Texts;
  @Text({ optional: true, min: 1 }) motto?: string;
  @Text({ optional: true }) remark?: string;
}

const good = { name: 'x5', brandId: '7' };

const readable: readonly object[] = [
  good,
  { ...good, year: '2021', hot: '1', ids: '1,2' },
  { ...good, year: null, condition: 'used', since: '2024-02-29' },
  { ...good, wheels: [{ inches: 17 }, { inches: '18' }], spare: { inches: 10 } },
  { ...good, mobile: '+79140000001', title: { ru: 'Икс' } },
  { ...good, name: ' x 5 ', remark: '  ' },
];

const broken: readonly object[] = [
  {},
  { brandId: '7' },
  { ...good, name: 'too long' },
  { ...good, name: ['x5'] },
  { ...good, name: '' },
  { ...good, name: ' \u00a0\t\n' },
  { ...good, motto: '  ' },
  { ...good, brandId: '0' },
  { ...good, year: 1949 },
  { ...good, year: 'soon' },
  { ...good, year: 2021.5 },
  { ...good, ids: '1,2,3' },
  { ...good, ids: '1,x' },
  { ...good, ids: { a: 1 } },
  { ...good, wheels: [] },
  { ...good, wheels: [{ inches: 17 }, { inches: 9 }] },
  { ...good, wheels: [17] },
  { ...good, wheels: { inches: 17 } },
  { ...good, spare: { inches: 99 } },
  { ...good, spare: 'none' },
  { ...good, condition: 'old' },
  { ...good, hot: 2 },
  { ...good, since: '2023-02-29' },
  { ...good, mobile: '12345' },
  { ...good, title: { ru: 'я'.repeat(2_001) } },
  { ...good, unknown: 1 },
];

describe('check', () => {
  it.each(readable)('reads %j', (plain) => {
    const checked = check(CarDto, plain);
    expect(checked.issues).toEqual([]);
    const { value } = checked as { value: CarDto };
    expect(check(CarDto, value)).toEqual({ value, issues: [] });
  });

  it.each(broken)('refuses %j', (plain) => {
    expect(check(CarDto, plain).issues.length).toBeGreaterThan(0);
  });

  it('ends with the 20th problem, and cuts names that the caller invented', () => {
    const invented = Object.fromEntries(
      Array.from({ length: 100_000 }, (_, nth) => [`${nth}`.repeat(50), nth]),
    );
    const { issues } = check(CarDto, { ...good, ...invented });
    expect(issues).toHaveLength(MOST_ISSUES);
    expect(Math.max(...issues.map(({ field }) => field.length))).toBeLessThanOrEqual(41);
    expect(check(CarDto, { ...good, wheels: Array.from({ length: 400 }, () => 17) }).issues).toHaveLength(
      MOST_ISSUES,
    );
  });

  it('does not look at the entries of a list that is too long', () => {
    const wheels = Array.from({ length: 100_000 }, () => ({ inches: 'wide' }));
    expect(check(CarDto, { ...good, wheels }).issues.map(({ field }) => field)).toEqual(['wheels']);
  });

  it('agrees with class-validator about every object', () => {
    for (const plain of [...readable, ...broken]) {
      const car = Object.assign(new CarDto(), plain);
      if (Array.isArray(car.wheels))
        car.wheels = car.wheels.map((wheel) => Object.assign(new WheelDto(), wheel));
      const errors = validateSync(car, { forbidUnknownValues: false });
      expect([plain, keepsItsRules(car)]).toEqual([plain, errors.length === 0]);
    }
  });
});

describe('a text that must be there', () => {
  class SellerDto {
    @Text({ label: { ru: 'Имя', zh: '姓名', en: 'Name' }, min: 2, pattern: /^\D+$/ }) name!: string;
    @Text({ label: { ru: 'Лицензия', zh: '执照', en: 'Licence' }, missing: 'upload' }) licence!: string;
  }
  const said = (plain: object): string[] =>
    check(SellerDto, plain).issues.map(({ text, params }) => fillPlainText(text, 'ru', params));

  it.each([
    {},
    { name: '', licence: '' },
    { name: '   ', licence: '\u3000' },
    { name: '\u200b\u200b', licence: ' \u2060' },
  ])('counts as missing when it has no visible character: %j', (plain) =>
    expect(said(plain)).toEqual(['Заполните поле «Имя»', 'Загрузите «Лицензия»']),
  );

  it('is stored with one space between words', () => {
    const { value } = check(SellerDto, { name: ' Li \u00a0 Wei ', licence: 'a' }) as { value: SellerDto };
    expect(value.name).toBe('Li Wei');
  });

  it('counts a character of two halves once', () => {
    class RareDto {
      @Text({ min: 2, max: 3 }) name!: string;
    }
    const issuesOf = (name: string): number => check(RareDto, { name }).issues.length;
    expect(['𠮷', '𠮷𠮷', '𠮷𠮷𠮷', '𠮷𠮷𠮷𠮷'].map(issuesOf)).toEqual([1, 0, 0, 1]);
  });
});

describe('a day that must not be in the future', () => {
  class PaidDto {
    @Day({ of: 'event' }) paidDay!: string;
  }
  const issuesAt = (now: string, paidDay: string): number => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
    const { issues } = check(PaidDto, { paidDay });
    clock.mockRestore();
    return issues.length;
  };

  it('may be the day that has begun in Vladivostok, while it is yesterday in London', () => {
    expect(issuesAt('2026-11-21T14:30:00Z', '2026-11-22')).toBe(0);
    expect(issuesAt('2026-11-21T14:30:00Z', '2026-11-23')).toBe(1);
  });

  it('is refused with its own message', () => {
    const [issue] = check(PaidDto, { paidDay: '2999-01-01' }).issues;
    expect(fillPlainText(issue!.text, 'en', issue!.params)).toBe('“paidDay” cannot be in the future');
  });

  it('is refused when it has begun nowhere', () => {
    expect(issuesAt('2026-11-21T09:59:00Z', '2026-11-22')).toBe(1);
    expect(issuesAt('2026-11-21T10:00:00Z', '2026-11-22')).toBe(0);
  });
});

describe('a text that is much too long', () => {
  const spell = jest.fn((typed: string) => typed.trim());
  class NoteDto {
    @Text({ max: 10, normalise: spell }) note!: string;
  }

  it('is refused without the work of spelling it', () => {
    const { issues } = check(NoteDto, { note: ' Й'.repeat(500_000) });
    expect(issues).toHaveLength(1);
    expect(spell).not.toHaveBeenCalled();
  });

  it('is spelt where it becomes short enough', () => {
    expect(check(NoteDto, { note: `${'\u200b'.repeat(60)}ten signs.` })).toMatchObject({
      value: { note: 'ten signs.' },
    });
  });
});
