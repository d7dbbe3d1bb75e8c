import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { repositoryRoot, type ServiceName } from '@mall/local-stack';

/** Variables that the Dockerfile sets for every service. */
const IMAGE = {
  NODE_ENV: 'production',
  HTTP_HOST: '0.0.0.0',
  HTTP_PORT: '8080',
  METRICS_PORT: '9464',
  DATA_DIR: '/data',
};

/** Returns the files that declare a service's variables; not every service has variables of its own. */
function configs(name: ServiceName, kind: 'src/config.ts' | 'dist/config.js'): readonly string[] {
  const folders = [`services/${name}`, 'libs/service-kit'];
  return folders.map((folder) => join(repositoryRoot, folder, kind)).filter((file) => existsSync(file));
}

/**
 * Checks an environment with a service's configuration: returns its complaints, empty when there are none, and the variables that
 * it does not read.
 */
export function judged(
  name: ServiceName,
  given: Readonly<Record<string, string>>,
): { readonly complaints: string; readonly unread: readonly string[] } {
  const files = configs(name, 'dist/config.js').map((file) => JSON.stringify(pathToFileURL(file).href));
  const program = files.map((file) => `await import(${file});`).join('\n');
  const run = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    env: { ...IMAGE, ...given },
    encoding: 'utf8',
  });
  const known = configs(name, 'src/config.ts')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const unread = Object.keys(given).filter((key) => !new RegExp(`^  ${key}:`, 'm').test(known));
  return { complaints: run.status === 0 ? run.stderr : run.stderr || `ended with ${run.status}`, unread };
}
