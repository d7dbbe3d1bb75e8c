import { stripVTControlCharacters } from 'node:util';
import { readable } from './readable-log.js';

const shown = (line: object | string): string =>
  stripVTControlCharacters(readable('order', typeof line === 'string' ? line : JSON.stringify(line)));

describe('a log line on the terminal of a developer', () => {
  it('has time, service, message and facts', () => {
    const line = {
      level: 'info',
      time: '2026-11-24T10:11:12.345Z',
      msg: 'Order placed.',
      orderId: '7',
      ms: 12,
    };
    expect(shown(line)).toBe('10:11:12 order    Order placed. orderId=7 ms=12');
  });

  it('ends with the stack of what failed', () => {
    const line = {
      level: 'error',
      time: '2026-11-24T10:11:12.345Z',
      msg: 'Failed.',
      err: { stack: 'Error: no\n  at a' },
    };
    expect(shown(line)).toBe('10:11:12 order    Failed.\nError: no\n  at a');
  });

  it('is left as it is when it is no JSON', () => expect(shown('plain')).toBe('order    plain'));
});
