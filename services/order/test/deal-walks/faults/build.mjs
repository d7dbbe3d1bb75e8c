// build.mjs SERVICES FILE…: compiles these source files and bundles the services; a whole build takes ten
// times as long.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformFileSync } from '@swc/core';

const root = fileURLToPath(new URL('../../../../..', import.meta.url));
const [services = '', ...files] = process.argv.slice(2);

for (const file of files) {
  const compiled = join(root, file.replace('/src/', '/dist/').replace(/\.ts$/, '.js'));
  const { code, map } = transformFileSync(join(root, file), { configFile: join(root, '.swcrc') });
  const name = compiled.slice(compiled.lastIndexOf('/') + 1);
  writeFileSync(compiled, `${code}\n//# sourceMappingURL=${name}.map`);
  writeFileSync(`${compiled}.map`, map);
}
for (const service of services.split(','))
  execFileSync(process.execPath, [join(root, 'deploy/bundle/bundle.mjs'), ...programsOf(service)], {
    cwd: join(root, 'services', service),
    stdio: ['ignore', 'ignore', 'inherit'],
  });

function programsOf(service) {
  return service === 'product' ? ['main', 'prove-read-model'] : ['main'];
}
