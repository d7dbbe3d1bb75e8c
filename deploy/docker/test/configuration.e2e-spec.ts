import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { repositoryRoot, type ServiceName, serviceNames } from '@mall/local-stack';
import { drawnSecrets, filledIn, readCompose } from './compose.js';

/** What the Dockerfile sets for every service. */
const IMAGE = { NODE_ENV: 'production', HTTP_HOST: '0.0.0.0', HTTP_PORT: '8080', DATA_DIR: '/data' };

const secrets = drawnSecrets();

function environmentOf(name: ServiceName): Record<string, string> {
  const given = Object.entries(readCompose().services[name]?.environment ?? {});
  return { ...IMAGE, ...Object.fromEntries(given.map(([key, value]) => [key, filledIn(value, secrets)])) };
}

/** The files of this kind that say what a service reads; not every service has variables of its own. */
function configs(name: ServiceName, kind: 'src/config.ts' | 'dist/config.js'): readonly string[] {
  const folders = [`services/${name}`, 'libs/service-kit'];
  return folders.map((folder) => join(repositoryRoot, folder, kind)).filter((file) => existsSync(file));
}

describe('the environment that docker-compose.yml gives', () => {
  it.each(serviceNames)('is complete for %s, and holds nothing that it does not read', (name) => {
    const env = environmentOf(name);
    const files = configs(name, 'dist/config.js').map((file) => JSON.stringify(pathToFileURL(file).href));
    const program = files.map((file) => `await import(${file});`).join('\n');
    const read = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
      env,
      encoding: 'utf8',
    });
    expect(read.stderr).toBe('');
    expect(read.status).toBe(0);

    const known = configs(name, 'src/config.ts')
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const unread = Object.keys(env).filter(
      (key) => !new RegExp(`^  ${key}:`, 'm').test(known) && key !== 'DATA_DIR',
    );
    expect(unread).toEqual([]);
  });
});
