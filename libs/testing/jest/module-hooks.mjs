// Lets Node import the TypeScript sources as Jest would: by the same names, compiled by the same transform and its cache.
import { registerHooks } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import resolveSource from './resolver.cjs';

/** Files with the source maps, by URL of the compiled module. */
export const sourceMaps = new Map();

const GLOBALS = 'jest-globals:';
const NO_GLOBALS =
  'Test files share this module, but not "@jest/globals": use describe, it and expect without an import.';

/** The running test file: its number in this process, and a function that returns what `@jest/globals` exports to it. */
let running;
globalThis[Symbol.for(GLOBALS)] = () => running.globals();

const OPTIONS = {
  supportsDynamicImport: true,
  supportsExportNamespaceFrom: true,
  supportsStaticESM: true,
  supportsTopLevelAwait: true,
};

let isHooked = false;

/** Hooks Node's loader, once for a process, and says which test file runs from now on. */
export function hookModules(config, transformer, file) {
  running = file;
  if (isHooked) return;
  isHooked = true;
  const names = config.moduleNameMapper.map(([pattern, path]) => [new RegExp(pattern), path]);

  const sourceOf = (request, parent) => {
    for (const [pattern, path] of names) {
      const found = pattern.exec(request);
      if (found) return path.replace(/\$(\d)/g, (_, group) => found[group]);
    }
    if (!parent?.startsWith('file:')) return undefined;
    return resolveSource(request, {
      basedir: dirname(fileURLToPath(parent)),
      defaultResolver: () => undefined,
    });
  };

  registerHooks({
    resolve(request, context, next) {
      if (request === '@jest/globals') return globalsFor(context.parentURL);
      const source = sourceOf(request, context.parentURL);
      return next(source ? pathToFileURL(source).href : request, context);
    },
    load(url, context, next) {
      if (url.startsWith(GLOBALS)) return { source: globalsModule(), format: 'module', shortCircuit: true };
      if (url.includes('/node_modules/')) return next(url, context);
      // Browser code imports JSON without the attribute that Node asks for.
      if (url.endsWith('.json')) return next(url, { ...context, importAttributes: { type: 'json' } });
      if (!/^file:.*\.tsx?(\?.*)?$/.test(url)) return next(url, context);
      const { code, sourceMapPath } = transformer.transform(fileURLToPath(url), OPTIONS);
      if (sourceMapPath) sourceMaps.set(url, sourceMapPath);
      return { source: code, format: 'module', shortCircuit: true };
    },
  });
}

function globalsFor(parent) {
  if (!parent?.endsWith(`?file=${running.file}`)) throw new Error(`${parent}: ${NO_GLOBALS}`);
  return { url: `${GLOBALS}${running.file}`, format: 'module', shortCircuit: true };
}

const globalsModule = () =>
  `export const { ${Object.keys(running.globals()).join(', ')} } = globalThis[Symbol.for('${GLOBALS}')]();`;
