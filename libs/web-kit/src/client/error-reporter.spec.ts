import { jest } from '@jest/globals';
import { reportErrors } from './error-reporter.js';

const failure = (message: string): Event => Object.assign(new Event('error'), { error: new Error(message) });

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') }));
afterEach(() => jest.useRealTimers());

test('sends errors that occur together in one request', () => {
  const target = new EventTarget();
  const sent: { message?: string }[][] = [];
  reportErrors({ target, send: async (reports) => void sent.push(reports) });
  target.dispatchEvent(failure('one'));
  target.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'two' }));
  jest.advanceTimersByTime(2_000);
  expect(sent.map((reports) => reports.map(({ message }) => message))).toEqual([
    ['Error: one', 'Error: two'],
  ]);
});

test('stops reporting when a page fails in a loop, and reports again a minute later', () => {
  const target = new EventTarget();
  const sent: unknown[] = [];
  reportErrors({ target, send: async (reports) => void sent.push(...reports) });
  for (let round = 0; round < 500; round += 1) target.dispatchEvent(failure('again'));
  jest.advanceTimersByTime(2_000);
  expect(sent).toHaveLength(20);
  jest.advanceTimersByTime(60_000);
  target.dispatchEvent(failure('later'));
  jest.advanceTimersByTime(2_000);
  expect(sent).toHaveLength(21);
});

test('keeps each report in the log of the browser', () => {
  const target = new EventTarget();
  const kept: unknown[] = [];
  reportErrors({ target, send: () => Promise.resolve(), keep: (report) => kept.push(report) });
  target.dispatchEvent(failure('kept'));
  expect(kept).toEqual([
    expect.objectContaining({ type: 'error', message: 'Error: kept', time: '2026-11-21T10:00:00.000Z' }),
  ]);
  jest.runAllTimers();
});

test('reports nothing after it is stopped', () => {
  const target = new EventTarget();
  const sent: unknown[] = [];
  const stop = reportErrors({ target, send: async (reports) => void sent.push(...reports) });
  stop();
  target.dispatchEvent(failure('unheard'));
  jest.advanceTimersByTime(5_000);
  expect(sent).toEqual([]);
});
