import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const files = execFileSync('git', ['ls-files', 'services'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n');
const services = [...new Set(files.map((file) => file.split('/')[1]!))];

const eventsIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, event]) => event!).sort();

/** A service whose declaration differs from its consumers does not start; this test needs no started service. */
it.each(services)('%s declares in the contracts the events that it consumes', (service) => {
  const sources = files
    .filter((file) => file.startsWith(`services/${service}/src/`) && file.endsWith('.consumer.ts'))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  const declaration = readFileSync(
    join(root, 'libs', 'contracts', 'src', 'services', service, 'index.ts'),
    'utf8',
  );
  expect(eventsIn(declaration, /\b(\w+Events\.\w+)\b/g)).toEqual(
    eventsIn(sources, /@Consumes\(\s*(\w+Events\.\w+)/g),
  );
});
