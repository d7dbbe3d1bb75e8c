import { jest } from '@jest/globals';
import { paceOf } from './use-pace.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('the pace of counting while a slider moves', () => {
  const called: number[] = [];
  beforeEach(() => void called.splice(0));
  const run = (pace: ReturnType<typeof paceOf>, value: number): void => pace.run(() => called.push(value));

  it('lets the first call through at once, then the last one of each interval', () => {
    const pace = paceOf(250);
    for (const value of [1, 2, 3]) run(pace, value);
    expect(called).toEqual([1]);
    jest.advanceTimersByTime(250);
    expect(called).toEqual([1, 3]);
    run(pace, 4);
    expect(called).toEqual([1, 3]);
    jest.advanceTimersByTime(250);
    expect(called).toEqual([1, 3, 4]);
    jest.advanceTimersByTime(1_000);
    run(pace, 5);
    expect(called).toEqual([1, 3, 4, 5]);
  });

  it('drops the call that is waiting when the thumb is let go', () => {
    const pace = paceOf(250);
    run(pace, 1);
    run(pace, 2);
    pace.cancel();
    jest.advanceTimersByTime(1_000);
    expect(called).toEqual([1]);
    run(pace, 3);
    expect(called).toEqual([1, 3]);
  });
});
