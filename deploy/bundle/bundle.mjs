// bundle.mjs PROGRAM…, in the folder of a compiled package: writes dist/bundle/PROGRAM.js with all its imports, in few files.
// A service has some 2,300 modules; finding, reading and linking them one by one takes two thirds of the processor time of a start.
import { readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { decode, encode } from '@jridgewell/sourcemap-codec';
import { rolldown } from 'rolldown';
import { external, patches } from './packages.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const compiled = join(process.cwd(), 'dist');
const output = join(compiled, 'bundle');
const isPackage = (file) => file.includes('node_modules');
const named = (file) => basename(file, '.js');

/** Threads and processes that programs start, such as `new URL('./thread.js', import.meta.url)`. */
const threads = new Set();
/** Folders of the packages whose code is in the bundle, such as `node_modules/pg`. */
const packages = new Set();

/**
 * Loads our modules with the compiler's source maps. Threads are beside the program in the bundle; data and fonts keep their URLs
 * outside of it.
 */
const ownModules = {
  name: 'own-modules',
  load: {
    filter: { id: { include: /\.js$/, exclude: /node_modules/ } },
    async handler(file) {
      const [code, map] = await Promise.all([readFile(file, 'utf8'), readFile(`${file}.map`, 'utf8')]);
      const first = programs.includes(file) ? `import ${JSON.stringify(METADATA)};` : '';
      const address = `new URL(${JSON.stringify(relative(output, file))}, import.meta.url).href`;
      const body = code
        .split(/(new URL\('[^']+\.js', import\.meta\.url\))/)
        .map((part, index) =>
          index % 2 ? threadIn(file, part) : part.replaceAll('import.meta.url', address),
        )
        .join('');
      return { code: first + body, map };
    },
  },
};

/**
 * Adds the thread's program to the bundle and returns the code of its address there. The threads' programs lie beside
 * the bundles, by name.
 * @throws Error when two programs have the same name.
 */
function threadIn(file, address) {
  const thread = join(dirname(file), /'([^']+)'/.exec(address)[1]);
  const other = [...threads, ...programs].find((one) => named(one) === named(thread) && one !== thread);
  if (other) throw new Error(`${thread} has the name of ${other}.`);
  threads.add(thread);
  return `new URL('./${basename(thread)}', import.meta.url)`;
}

/**
 * Decorators need `reflect-metadata` before the first class. Nest imports it first, but Nest is a CommonJS module, and a bundle
 * runs those only where the importing module begins, after the classes that this imports. So a separate module imports it before
 * all others.
 */
const METADATA = 'node_modules/metadata-first.js';
const metadataFirst = {
  name: 'metadata-first',
  resolveId: { filter: { id: new RegExp(METADATA) }, handler: () => METADATA },
  load: { filter: { id: new RegExp(METADATA) }, handler: () => "import 'reflect-metadata';" },
};

/** Puts the patches into packages' modules. @throws Error when a module no longer contains the text to be replaced. */
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

/**
 * Source maps of our own modules, by line: Node reads a whole map, while the process does nothing else, when the first error's stack is
 * needed. The packages' map would have 14 MB, although their code is readable.
 */
const smallMaps = {
  name: 'small-maps',
  generateBundle(_options, files) {
    for (const [name, file] of Object.entries(files)) {
      const mapName = `${name}.map`;
      if (!file.map) continue;
      if (file.name.endsWith('packages')) {
        file.map = null;
        delete files[mapName];
        file.code = file.code.replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n');
      } else files[mapName].source = JSON.stringify(byLine(JSON.parse(files[mapName].source)));
    }
  },
};

/** Returns a source map with the first mapping of each line, without names and texts of the sources. */
function byLine({ version, file, sources, mappings }) {
  const lines = decode(mappings).map((line) => line.slice(0, 1).map((segment) => segment.slice(0, 4)));
  return { version, file, names: [], sources, mappings: encode(lines) };
}

/** Packages may import optional packages that are not installed; our own modules must find all their imports. */
function onLog(level, log, report) {
  if (log.code !== 'UNRESOLVED_IMPORT') report(level, log);
  else if (!isPackage(log.id ?? '')) report('error', log);
}

const namesOfPackages = {
  name: 'names-of-packages',
  generateBundle() {
    for (const file of this.getModuleIds()) {
      const folder = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(relative(root, file))?.[0];
      if (folder && file !== METADATA) packages.add(folder);
    }
  },
};

/** Writes programs that share their packages. */
async function write(files, nameOfPackages) {
  const bundle = await rolldown({
    input: Object.fromEntries(files.map((file) => [named(file), file])),
    platform: 'node',
    external,
    // Keeps modules that are imported for their side effects.
    treeshake: false,
    plugins: [metadataFirst, ownModules, patchedPackages, smallMaps, namesOfPackages],
    onLog,
  });
  await bundle.write({
    dir: output,
    format: 'esm',
    sourcemap: true,
    // Nest, the migrations and the log use the names of classes in the sources.
    keepNames: true,
    chunkFileNames: '[name]-[hash].js',
    codeSplitting: { groups: [{ name: nameOfPackages, test: isPackage }] },
  });
  await bundle.close();
}

const programs = process.argv.slice(2).map((program) => join(compiled, `${program}.js`));
await rm(output, { recursive: true, force: true });
await write(programs, 'packages');
// Each thread has its own packages: a simple thread must not read all packages of its service. New threads are found on the way.
for (const thread of threads) await write([thread], `${named(thread)}-packages`);
await writeFile(join(output, 'packages.json'), `${JSON.stringify([...packages].sort(), null, 1)}\n`);
