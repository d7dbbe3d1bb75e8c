// Loads test files by Node's own module loader instead of Jest's, which loads every library again for every file.
import { createRequire, enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import JestRuntime from 'jest-runtime';
import { hookModules, sourceMaps } from './module-hooks.mjs';

const require = createRequire(import.meta.url);

/** Jest's list of what listens to the tests of the running file. */
const LISTENERS = Symbol.for('EVENT_HANDLERS');

let files = 0;

class SharedRuntime extends JestRuntime {
  #file = String(++files);

  constructor(config, environment, resolver, transformer, ...rest) {
    super(config, environment, resolver, transformer, ...rest);
    enableCompileCache(join(config.cacheDirectory, 'compiled'));
    hookModules(config, transformer, {
      file: this.#file,
      globals: () => this.requireModuleOrMock(config.rootDir, '@jest/globals'),
    });
  }

  /** Evaluates the file although an earlier run or test file has, because it registers tests and hooks; what it imports is shared. */
  async unstable_importModule(path) {
    return import(`${pathToFileURL(path)}?file=${this.#file}`);
  }

  requireModule(path) {
    return require(path);
  }

  /** Jest asks for what holds the tests of a file: it is loaded anew, unlike the libraries below it. */
  requireInternalModule(path) {
    delete globalThis[LISTENERS];
    delete require.cache[path];
    return require(path);
  }

  getSourceMaps() {
    return sourceMaps;
  }

  /** Would replace a function of this process. */
  installGetBuiltinModule() {}

  /** Modules stay loaded; Jest calls this for every file. */
  resetModules() {}

  setMock() {
    throw new Error(NO_MOCKS);
  }

  setModuleMock() {
    throw new Error(NO_MOCKS);
  }
}

const NO_MOCKS = 'Test files share their modules, so a module cannot be replaced: hand a fake over instead.';

/** Jest's own runtime for files that ask for an environment with a realm of its own, such as a page (`@jest-environment jsdom`). */
export default class {
  constructor(config, environment, ...rest) {
    const Runtime = environment.getVmContext() === null ? SharedRuntime : JestRuntime;
    return new Runtime(config, environment, ...rest);
  }
}
