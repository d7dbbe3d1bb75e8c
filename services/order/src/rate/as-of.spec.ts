import { fillText } from '@mall/validation';
import { asOfIssue } from './as-of.js';

const now = new Date('2026-11-22T10:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

it('refuses a rate for later, but not one of somebody whose clock is a little ahead', () => {
  expect(asOfIssue(minutesAgo(-60), undefined, now)?.text.en).toMatch(/not come yet/);
  expect(asOfIssue(minutesAgo(-2), minutesAgo(60), now)).toBeUndefined();
});

it('refuses a rate that a newer one has overtaken already, and says which, by the reader’s clock', () => {
  const { field, text, params } = asOfIssue(minutesAgo(61), minutesAgo(60), now)!;
  expect(field).toBe('asOf');
  expect(fillText(text, 'ru', params)).toContain('22 ноября 2026 г. в 19:00 по Владивостоку');
  expect(fillText(text, 'zh', params)).toContain('2026年11月22日 19:00 符拉迪沃斯托克时间');
  expect(fillText(text, 'en', params)).toContain('22 November 2026 at 19:00 Vladivostok time');
});

it('takes a rate of the same moment as the newest, which corrects it, and the first of all', () => {
  expect(asOfIssue(minutesAgo(60), minutesAgo(60), now)).toBeUndefined();
  expect(asOfIssue(minutesAgo(9_999), undefined, now)).toBeUndefined();
});
