import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { SmsBudgetService } from './sms-budget.service.js';

Logger.overrideLogger(false);

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-01') }));
afterEach(() => jest.useRealTimers());

/** Returns budgets that the admin service answers in turn; an error stands for an unreachable service. */
function budgetsOf(...answers: (string | Error)[]) {
  const keys: string[] = [];
  const value = async ({ key }: { readonly key: string }): Promise<string> => {
    keys.push(key);
    const answer = answers.shift();
    if (typeof answer !== 'string') throw answer ?? new Error('asked too often');
    return answer;
  };
  return { budgets: new SmsBudgetService({ value }), keys };
}

const wait = (seconds: number) => jest.setSystemTime(Date.now() + seconds * 1_000);

test('a budget is read again after 30 seconds, so that a change by staff applies without a restart', async () => {
  const { budgets, keys } = budgetsOf('100', '5');
  expect([await budgets.of('entry'), await budgets.of('entry')]).toEqual([100, 100]);
  wait(30);
  expect(await budgets.of('entry')).toBe(5);
  expect(keys).toEqual(['SMS_DAILY_BUDGET', 'SMS_DAILY_BUDGET']);
});

test('sign-in and signing have budgets of their own', async () => {
  const { budgets, keys } = budgetsOf('100', '20');
  expect([await budgets.of('entry'), await budgets.of('signing')]).toEqual([100, 20]);
  expect(keys).toEqual(['SMS_DAILY_BUDGET', 'SMS_SIGNING_DAILY_BUDGET']);
});

test('the last known budget applies while the admin service does not answer, before that the initial one', async () => {
  const away = new Error('away');
  const { budgets } = budgetsOf(away, '100', away);
  expect(await budgets.of('entry')).toBe(2_000);
  wait(30);
  expect(await budgets.of('entry')).toBe(100);
  wait(30);
  expect(await budgets.of('entry')).toBe(100);
});

test.each(['-1', 'много', ''])('the value %p does not lift the limit', async (value) => {
  const { budgets } = budgetsOf(value);
  expect(await budgets.of('signing')).toBeLessThanOrEqual(500);
});

test('zero stops all messages', async () => {
  expect(await budgetsOf('0').budgets.of('entry')).toBe(0);
});
