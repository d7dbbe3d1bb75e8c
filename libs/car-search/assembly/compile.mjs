// compile.mjs: compiles this folder into dist/bit-code.wasm, which ../src/count/bit-code.ts reads. A part of the build. Unit tests
// need no build, so Jest calls the default export before them.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import asc from 'assemblyscript/asc';
import { MOST_PAGES } from '../src/count/block-parts.ts';

const library = join(import.meta.dirname, '..');
const output = 'dist/bit-code.wasm';

async function compile() {
  const { error, stderr } = await asc.main([
    ...['assembly/index.ts', '--baseDir', library, '--outFile', output],
    ...['--optimizeLevel', '3', '--converge'],
    // Nothing is allocated.
    ...['--runtime', 'stub'],
    ...['--enable', 'simd', '--enable', 'threads'],
    ...['--importMemory', '--noExportMemory', '--sharedMemory'],
    ...['--initialMemory', '1', '--maximumMemory', String(MOST_PAGES)],
  ]);
  if (error) throw new Error(`${error.message}\n${stderr}`);
}

/** Whether the output exists and no source is newer. */
function isCurrent() {
  const timeOf = (file) => statSync(join(library, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const sources = readdirSync(import.meta.dirname).map((name) => `assembly/${name}`);
  return [...sources, 'src/count/block-parts.ts'].every((file) => timeOf(file) < timeOf(output));
}

export default async function compileUnlessCurrent() {
  if (!isCurrent()) await compile();
}

if (import.meta.main) await compile();
