import SharedEnvironment from '../jest/shared-environment.mjs';

const PROJECT = { fakeTimers: {} };

/** Runs `work` as a test file of its own would run it. */
async function inOneFile(work: (environment: SharedEnvironment) => void): Promise<void> {
  const environment = new SharedEnvironment({ projectConfig: PROJECT });
  work(environment);
  await environment.teardown();
}

describe('the end of a test file takes back', () => {
  it('what it has done to environment variables', async () => {
    const before = { ...process.env };
    await inOneFile(() => {
      process.env['LEFT_BEHIND'] = 'yes';
      process.env['LINK_KEY'] = 'another';
      delete process.env['LOG_LEVEL'];
    });
    expect({ ...process.env }).toEqual(before);
  });

  it('what it has put in the place of a global', async () => {
    const { fetch } = globalThis;
    await inOneFile(() => {
      Object.assign(globalThis, { fetch: () => undefined });
      Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    });
    expect(globalThis.fetch).toBe(fetch);
    expect(BroadcastChannel).toBeDefined();
  });

  it('stand-ins of what only a page has', async () => {
    await inOneFile(() => Object.assign(globalThis, { localStorage: new Map(), document: {} }));
    expect('localStorage' in globalThis || 'document' in globalThis).toBe(false);
  });

  it('fake timers', async () => {
    const [{ setTimeout, Date }, { nextTick }] = [globalThis, process];
    await inOneFile((environment) => environment.fakeTimersModern.useFakeTimers());
    expect(globalThis.setTimeout).toBe(setTimeout);
    expect(globalThis.Date).toBe(Date);
    expect(process.nextTick).toBe(nextTick);
  });

  it('listeners of the process, added and removed', async () => {
    const listener = (): void => undefined;
    process.on('SIGUSR2', listener);
    await inOneFile(() => {
      process.removeListener('SIGUSR2', listener);
      process.on('SIGUSR2', () => undefined).on('SIGWINCH', () => undefined);
    });
    expect(process.listeners('SIGUSR2')).toEqual([listener]);
    expect(process.listeners('SIGWINCH')).toEqual([]);
  });

  it('a change of folder, and of how the process ends', async () => {
    const [folder, exit] = [process.cwd(), process.exit];
    await inOneFile(() => {
      process.chdir('/');
      process.exit = () => undefined as never;
    });
    expect(process.cwd()).toBe(folder);
    expect(process.exit).toBe(exit);
  });
});
