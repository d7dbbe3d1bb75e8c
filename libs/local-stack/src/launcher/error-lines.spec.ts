import { errorIn } from './error-lines.js';

describe('errorIn', () => {
  it('shows message and cause of an error line', () => {
    expect(
      errorIn('{"level":"error","msg":"The slip was not stored","err":{"message":"disk full"}}'),
    ).toEqual(['The slip was not stored: disk full']);
  });

  it('recognises the numeric levels that pino writes by default', () => {
    expect(errorIn('{"level":60,"msg":"out of memory"}')).toEqual(['out of memory']);
  });

  it.each(['{"level":"info","msg":"no error here"}', 'plain text with "level":"error', ''])(
    'ignores %s',
    (line) => {
      expect(errorIn(line)).toEqual([]);
    },
  );
});
