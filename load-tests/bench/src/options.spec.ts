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

it('measures tracing with a small catalogue, because three malls run at once', () => {
  expect(readOptions(['--tracing'])).toMatchObject({ tracing: true, cars: 10_000, writes: false });
});

it('writes no table of a rolling restart', () => {
  const options = readOptions(['--rolling', '--cars', '200000', '--data', 'kept']);
  expect(options).toMatchObject({ rolling: true, cars: 200_000, writes: false, dataDir: resolve('kept') });
});

it('measures an import in an empty mall only', () => {
  expect(readOptions(['--importing'])).toMatchObject({ importing: true, writes: false });
});

it.each([
  [['--data', 'kept']],
  [['--rolling', '--questions']],
  [['--importing', '--data', 'kept']],
  [['--cars', 'many']],
  [['--unknown']],
])('refuses %j', (args) => {
  expect(() => readOptions(args)).toThrow('That is not understood');
});
