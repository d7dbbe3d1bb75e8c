import { resolve } from 'node:path';
import { readOptions } from './options.js';

it('keeps the cars of a run of questions in the given folder', () => {
  expect(readOptions(['--questions', '--cars', '200000', '--data', 'kept'])).toMatchObject({
    questionsOnly: true,
    cars: 200_000,
    dataDir: resolve('kept'),
  });
  expect(readOptions(['--questions'])).not.toHaveProperty('dataDir');
});

it.each([[['--data', 'kept']], [['--cars', 'many']], [['--unknown']]])('refuses %j', (args) => {
  expect(() => readOptions(args)).toThrow('That is not understood');
});
