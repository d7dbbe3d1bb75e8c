import { ModernFakeTimers } from '@jest/fake-timers';
import globals from 'globals';
import { ModuleMocker } from 'jest-mock';

/** Options that `jest.setTimeout` and `jest.retryTimes` leave on the global object, for one file only. */
const OPTIONS_OF_A_FILE = [
  'TEST_TIMEOUT_SYMBOL',
  'RETRY_TIMES',
  'RETRY_IMMEDIATELY',
  'WAIT_BEFORE_RETRY',
  'LOG_ERRORS_BEFORE_RETRY',
].map((name) => Symbol.for(name));

/** Names that Node provides on its own, before any library has been loaded. */
const OF_NODE = Object.getOwnPropertyNames(globalThis);
/** Names that only a page has: tests put stand-ins there. Libraries add other names, which stay. */
const OF_PAGES = Object.keys(globals.browser).filter((name) => !(name in globalThis));

/**
 * Runs a test file in the realm of its worker, so that a library is loaded once for all files of the worker; see shared-runtime.mjs.
 * The end of a file restores what Jest would have isolated: environment variables, globals of Node and of pages, listeners of the
 * process, fake timers. Only the state inside modules passes from file to file.
 */
export default class SharedEnvironment {
  global = globalThis;
  /** The old kind of fake timers, which nothing here uses. */
  fakeTimers = null;
  #before = snapshot();

  constructor({ projectConfig: config }) {
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimersModern = new ModernFakeTimers({ config, global: globalThis });
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose();
    restore(this.#before);
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  /** There is no context of its own, which tells shared-runtime.mjs to share. */
  getVmContext() {
    return null;
  }
}

function snapshot() {
  return {
    env: { ...process.env },
    exit: process.exit,
    folder: process.cwd(),
    globals: OF_NODE.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)]),
    listeners: new Map(process.eventNames().map((event) => [event, process.rawListeners(event)])),
  };
}

function restore({ env, exit, folder, globals, listeners }) {
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
  Object.assign(process.env, env);
  process.exit = exit;
  if (process.cwd() !== folder) process.chdir(folder);
  for (const [name, kept] of globals) {
    const now = Object.getOwnPropertyDescriptor(globalThis, name);
    if (now?.value !== kept?.value || now?.get !== kept?.get) Object.defineProperty(globalThis, name, kept);
  }
  for (const name of OF_PAGES) delete globalThis[name];
  for (const event of new Set([...process.eventNames(), ...listeners.keys()])) {
    const [kept, now] = [listeners.get(event) ?? [], process.rawListeners(event)];
    for (const listener of now) if (!kept.includes(listener)) process.removeListener(event, listener);
    for (const listener of kept) if (!now.includes(listener)) process.on(event, listener);
  }
  for (const option of OPTIONS_OF_A_FILE) delete globalThis[option];
}
