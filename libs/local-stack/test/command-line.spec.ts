import { parseCommandLine, UsageError } from '../command-line.mjs';

const HELP = 'npm run something -- [options]';

const read = (...args: readonly string[]) =>
  parseCommandLine(
    HELP,
    {
      orders: { type: 'number', default: 7, least: 1 },
      to: { type: 'string' },
      keep: { type: 'boolean' },
    },
    args,
  );

describe('the options of a command', () => {
  it('have defaults, and are given in both spellings', () => {
    expect(read()).toEqual({ orders: 7, to: undefined, keep: false });
    expect(read('--orders', '10', '--to=folder', '--keep')).toEqual({ orders: 10, to: 'folder', keep: true });
  });

  it.each([
    [['--oders', '5'], 'There is no option --oders.'],
    [['-o'], 'There is no option -o.'],
    [['now'], '"now" is not an option.'],
    [['--to'], '--to'],
    [['--keep=yes'], '--keep'],
    [['--orders', 'many'], '--orders must be a whole number of at least 1, not "many".'],
    [['--orders', '0'], '--orders must be a whole number of at least 1, not "0".'],
    [['--orders='], '--orders must be a whole number of at least 1, not "".'],
  ])('refuse %j with what is wrong and what there is', (args, reason) => {
    const reading = () => read(...args);
    expect(reading).toThrow(UsageError);
    expect(reading).toThrow(reason);
    expect(reading).toThrow(HELP);
  });
});
