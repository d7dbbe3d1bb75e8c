import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { repositoryRoot } from '../paths.js';

/** The part of `@swc/core` that is used here. It is a tool of the repository, loaded only during development. */
interface Swc {
  transformFile(path: string, options: object): Promise<{ readonly code: string; readonly map?: string }>;
}

/** Returns the file in `dist` that a source is compiled into; undefined for tests, declarations and other files. */
export function outputOf(folder: string, source: string): string | undefined {
  if (!source.endsWith('.ts') || /\.(spec|d)\.ts$/.test(source)) return undefined;
  return join(folder, 'dist', relative(join(folder, 'src'), source)).replace(/\.ts$/, '.js');
}

/** Compiles one source as `npm run build` does. @throws Error with place and reason when it cannot be parsed. */
export async function compile(folder: string, source: string): Promise<void> {
  const output = outputOf(folder, source);
  if (!output) return;
  const { transformFile } = (await import('@swc/core' as string)) as Swc;
  const { code, map } = await transformFile(source, {
    configFile: join(repositoryRoot, '.swcrc'),
    exclude: [],
    sourceFileName: relative(dirname(output), source),
  });
  await mkdir(dirname(output), { recursive: true });
  await writeFile(`${output}.map`, map ?? '');
  await writeFile(output, `${code}\n//# sourceMappingURL=${basename(output)}.map\n`);
}

/** Removes the output of a source that no longer exists. */
export async function removeOutput(folder: string, source: string): Promise<void> {
  const output = outputOf(folder, source);
  if (!output) return;
  await rm(output, { force: true });
  await rm(`${output}.map`, { force: true });
}
