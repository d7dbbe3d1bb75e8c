import { jest } from '@jest/globals';
import { env, readEnv } from './env.js';

class Exit extends Error {}

let written: string;

beforeEach(() => {
  written = '';
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
    written += String(text);
    return true;
  });
  jest.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Exit(String(code));
  });
});
afterEach(() => jest.restoreAllMocks());

const specs = {
  HTTP_PORT: env.port(),
  NATS_URL: env.url(),
  INTERNAL_KEY: env.secret(),
  RETRIES: env.integers([1, 5]),
  POOL: env.integer(10, { min: 1 }),
  IS_ON: env.flag(false),
  FOLDER: env.optional(),
};

it('lists everything that is missing or wrong at once, by name, and ends the process', () => {
  const source = { HTTP_PORT: '70000', NATS_URL: '', INTERNAL_KEY: 'short', POOL: '0', IS_ON: 'yes' };
  expect(() => readEnv(specs, source)).toThrow(new Exit('78'));
  expect(written.split('\n').sort()).toEqual(
    [
      '',
      'The environment is not complete:',
      '  HTTP_PORT must be a port from 0 to 65535',
      '  NATS_URL is missing',
      '  INTERNAL_KEY must have at least 32 characters',
      '  POOL must be at least 1',
      '  IS_ON must be true or false',
    ].sort(),
  );
  expect(written).not.toContain('short');
});

it('reads typed values, and takes an empty variable for a missing one', () => {
  const source = {
    HTTP_PORT: '0',
    NATS_URL: 'nats://a:1,nats://b:2',
    INTERNAL_KEY: 'k'.repeat(32),
    RETRIES: '2,3',
    POOL: '',
    IS_ON: 'true',
  };
  expect(readEnv(specs, source)).toMatchObject({
    HTTP_PORT: 0,
    NATS_URL: 'nats://a:1,nats://b:2',
    RETRIES: [2, 3],
    POOL: 10,
    IS_ON: true,
    FOLDER: undefined,
  });
});

it('takes origins and nothing that could end a directive of a policy', () => {
  const read = (text: string) => readEnv({ FRAMES: env.origins() }, { FRAMES: text }).FRAMES;
  expect([...read('https://reports.example.com, http://localhost:9000')]).toEqual([
    'https://reports.example.com',
    'http://localhost:9000',
  ]);
  expect([...read('')]).toEqual([]);
  for (const wrong of [
    'https://a.example/path',
    'http://a.example',
    "https://a.example;script-src 'self'",
    '*',
  ])
    expect(() => read(wrong)).toThrow(new Exit('78'));
});
