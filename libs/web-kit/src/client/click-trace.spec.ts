import { ClickTrace, traceHeader } from './click-trace.js';

const idOf = (header: string): string | undefined => header.split('-')[1];

describe('ClickTrace', () => {
  it('gives the requests of a click one trace, each with a span of its own', () => {
    const trace = new ClickTrace(() => 0);
    const [first, second] = [trace.traceparent(), trace.traceparent()];
    expect(first).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
    expect(idOf(second)).toBe(idOf(first));
    expect(second).not.toBe(first);
    trace.begin();
    expect(idOf(trace.traceparent())).not.toBe(idOf(first));
  });

  it('ends a trace when nobody has clicked for a while', () => {
    let now = 0;
    const trace = new ClickTrace(() => now);
    const first = trace.traceparent();
    now = 10_000;
    expect(idOf(trace.traceparent())).toBe(idOf(first));
    now = 10_001;
    expect(idOf(trace.traceparent())).not.toBe(idOf(first));
  });

  it('sends nothing where pages are rendered on the server', () => {
    expect(traceHeader()).toEqual({});
  });
});
