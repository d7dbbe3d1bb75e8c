import { afterDecision, stepsFrom } from './queue-steps.js';

test('a slip has its neighbours in the queue', () => {
  expect(stepsFrom(['1', '2', '3'], '2')).toEqual({ previous: '1', next: '3' });
  expect(stepsFrom(['1', '2'], '1')).toEqual({ previous: undefined, next: '2' });
  expect(stepsFrom(['1', '2'], '2')).toEqual({ previous: '1', next: undefined });
});

test('a slip that was decided is followed by the one that waits longest', () => {
  expect(stepsFrom(['2', '3'], '1')).toEqual({ next: '2' });
  expect(stepsFrom([], '1')).toEqual({ next: undefined });
});

test('after a decision the next slip opens, after the last one the first', () => {
  expect(afterDecision(['1', '2', '3'], '2')).toBe('3');
  expect(afterDecision(['1', '2', '3'], '3')).toBe('1');
  expect(afterDecision(['1'], '1')).toBeUndefined();
  expect(afterDecision(['2', '3'], '1')).toBe('2');
});
