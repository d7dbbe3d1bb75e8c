import { createContextKey, ROOT_CONTEXT } from '@opentelemetry/api';
import { ContextWhileTraced } from './context-while-traced.js';

const aSpan = (spanId: string) => ({ spanContext: () => ({ traceId: 't', spanId, traceFlags: 1 }) });
const KEY = createContextKey('what is traced');
const CONTEXT = ROOT_CONTEXT.setValue(KEY, 'yes');

describe('ContextWhileTraced', () => {
  let now = 0;
  let traced: ContextWhileTraced;
  beforeEach(() => {
    now = 0;
    traced = new ContextWhileTraced(() => now);
  });

  /** Whether what is done in a context still has it, when `meanwhile` has happened. */
  const keeps = (meanwhile: () => void): boolean =>
    traced.contextManager.with(CONTEXT, () => {
      meanwhile();
      return traced.contextManager.active().getValue(KEY) === 'yes';
    });

  it('follows work until the last open span has ended, and again from the next one on', () => {
    const [first, second] = [aSpan('1'), aSpan('2')];
    traced.onStart(first);
    traced.onStart(second);
    expect(keeps(() => traced.onEnd(first))).toBe(true);
    expect(keeps(() => traced.onEnd(second))).toBe(false);
    traced.onStart(first);
    expect(keeps(() => undefined)).toBe(true);
  });

  it('does not wait for ever for a span that nobody ends', () => {
    traced.onStart(aSpan('lost'));
    now = 60_000;
    traced.onStart(aSpan('1'));
    expect(keeps(() => traced.onEnd(aSpan('1')))).toBe(false);
  });
});
