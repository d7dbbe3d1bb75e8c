// npm run render:kubernetes: writes kubectl's output for the overlays into test/rendered, for the tests that run without kubectl.
// Needs kubectl on the PATH. Secrets and the lists of NATS permissions are omitted.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execFileSync } from 'node:child_process';
import { stringify } from 'yaml';
import { render } from './manifests.mjs';
import { OVERLAYS, sourcesDigest } from './sources.mjs';
import './write-sizes.mjs';

const deploy = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'mall-kubernetes-'));
try {
  for (const part of ['kubernetes', 'nats', 'observability', 'postgres'])
    cpSync(join(deploy, part), join(folder, part), { recursive: true });
  const secrets = execFileSync(process.execPath, [join(deploy, 'docker', 'make-env.mjs'), '--demo'], {
    encoding: 'utf8',
  });
  const names = secrets.replace(/=.*/g, '=-');
  writeFileSync(join(folder, 'kubernetes', 'overlays', 'one-box', 'secrets.env'), names);
  for (const name of ['accounts.conf', 'accounts-demo.conf']) writeFileSync(join(folder, 'nats', name), '');
  const settings = join(folder, 'kubernetes', 'overlays', 'ha', 'settings.env');
  const filled = readFileSync(settings, 'utf8')
    .replace('SHOP_HOST=', 'SHOP_HOST=shop.example.com')
    .replace('STORAGE_HOST=', 'STORAGE_HOST=s3.example.com')
    .replace('ENTRANCE_CLASS=', 'ENTRANCE_CLASS=entrance');
  writeFileSync(settings, filled);
  for (const overlay of [...OVERLAYS, 'ha-ingress']) {
    const all = render(join(folder, 'kubernetes', 'overlays', overlay)).map(withoutContents);
    // Everything else is that of `ha`.
    const objects = overlay === 'ha-ingress' ? all.filter(isEntrance) : all;
    const head = `# Written by npm run render:kubernetes from sources with the digest ${sourcesDigest()}.\n`;
    writeFileSync(
      join(deploy, 'kubernetes', 'test', 'rendered', `${overlay}.yaml`),
      head + objects.map((object) => stringify(object, { singleQuote: true })).join('---\n'),
    );
  }
} finally {
  rmSync(folder, { recursive: true });
}

/** Whether visitors come in by an object. */
function isEntrance({ kind }) {
  return ['Gateway', 'HTTPRoute', 'Ingress'].includes(kind);
}

/** Keeps names instead of contents: of secrets, and of configuration files, which other tests check. */
function withoutContents(object) {
  if (object.kind !== 'Secret' && !/^(nats|postgres-schemas|dashboard)-/.test(object.metadata.name))
    return object;
  if (!object.data) return object;
  return { ...object, data: Object.fromEntries(Object.keys(object.data).map((name) => [name, ''])) };
}
