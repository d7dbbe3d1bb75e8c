// bundle.mjs PROGRAM…, in the folder of a compiled package: writes dist/bundle/PROGRAM.js with all that it imports, in few files.
// A service has some 2,300 modules; to find, read and link them one by one takes two thirds of the processor time of a start.
import { readFile, rm } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { rolldown } from 'rolldown';
import { external, patches } from './packages.mjs';

const compiled = join(process.cwd(), 'dist');
const output = join(compiled, 'bundle');
/** Compiled programs by their names in the bundle. */
const programs = Object.fromEntries(
  process.argv.slice(2).map((program) => [basename(program), join(compiled, `${program}.js`)]),
);
const PACKAGES = 'packages';
const isPackage = (file) => file.includes('node_modules');

/**
 * Our modules with the maps that the compiler wrote, and with the address that they have outside of the bundle: workers, data and fonts that
 * they find by it stay where they are.
 */
const ownModules = {
  name: 'own-modules',
  load: {
    filter: { id: { include: /\.js$/, exclude: /node_modules/ } },
    async handler(file) {
      const [code, map] = await Promise.all([readFile(file, 'utf8'), readFile(`${file}.map`, 'utf8')]);
      const first = Object.values(programs).includes(file) ? `import ${JSON.stringify(METADATA)};` : '';
      const address = `new URL(${JSON.stringify(relative(output, file))}, import.meta.url).href`;
      return { code: first + code.replaceAll('import.meta.url', address), map };
    },
  },
};

/**
 * Decorators need `reflect-metadata` before the first class. Nest imports it first, but it is a CommonJS module, and those are run in a bundle
 * only where the importing module begins, after the classes that this imports: so a module of its own imports it, before all others.
 */
const METADATA = 'node_modules/metadata-first.js';
const metadataFirst = {
  name: 'metadata-first',
  resolveId: { filter: { id: new RegExp(METADATA) }, handler: () => METADATA },
  load: { filter: { id: new RegExp(METADATA) }, handler: () => "import 'reflect-metadata';" },
};

/** @throws Error when a package no longer has the text that is to be replaced. */
const patchedPackages = {
  name: 'patched-packages',
  transform: {
    filter: { id: patches.map(({ module }) => new RegExp(`${module.replaceAll('.', '\\.')}$`)) },
    handler(code, file) {
      const { module, old, now } = patches.find((patch) => file.endsWith(patch.module));
      if (!code.includes(old)) throw new Error(`${module} no longer says ${old}`);
      return { code: code.replace(old, now), map: null };
    },
  },
};

/** The packages' map would be 14 MB, read at every start, for the sake of code that is readable as it is. */
const mapOfOwnModulesOnly = {
  name: 'map-of-own-modules-only',
  generateBundle(_options, files) {
    for (const [name, file] of Object.entries(files)) {
      if (file.name !== PACKAGES || !file.map) continue;
      file.map = null;
      delete files[`${name}.map`];
      file.code = file.code.replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n');
    }
  },
};

/** Packages offer to work with others that are not installed; our own modules must find all that they import. */
function onLog(level, log, report) {
  if (log.code !== 'UNRESOLVED_IMPORT') report(level, log);
  else if (!isPackage(log.id ?? '')) report('error', log);
}

await rm(output, { recursive: true, force: true });
const bundle = await rolldown({
  input: programs,
  platform: 'node',
  external,
  // Modules that are imported for what they do when they are loaded stay.
  treeshake: false,
  plugins: [metadataFirst, ownModules, patchedPackages, mapOfOwnModulesOnly],
  onLog,
});
await bundle.write({
  dir: output,
  format: 'esm',
  sourcemap: true,
  // Nest, the migrations and the log name classes as their sources do.
  keepNames: true,
  chunkFileNames: '[name]-[hash].js',
  codeSplitting: { groups: [{ name: PACKAGES, test: isPackage }] },
});
await bundle.close();
