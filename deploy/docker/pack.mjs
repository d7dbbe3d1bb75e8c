// pack.mjs IMAGE TARGET: what the image of a service, or of the demo's loader, holds, from a checkout with everything installed and built.
// TARGET/common gets the packages that every service needs, the same for all services so that they share the layer, and
// TARGET/own the rest. All files get one time stamp, so that the same sources give the same layers.
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  lutimesSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { closure, images, readLock, services } from './closure.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const [image, target] = process.argv.slice(2);
if (!images.has(image) || !target) {
  console.error(`pack.mjs IMAGE TARGET, where IMAGE is one of ${[...images.keys()].join(', ')}`);
  process.exit(1);
}
const { workspace, program } = images.get(image);
const lock = readLock(root);
const needed = closure(root, lock, workspace);
const shared = services.includes(image) ? neededByAll() : new Set();
mkdirSync(join(target, 'common'), { recursive: true });

function neededByAll() {
  const lists = services.map((name) => closure(root, lock, `services/${name}`));
  return new Set(lists[0].filter((folder) => lists.every((list) => list.includes(folder))));
}

const isThirdParty = (folder) => folder.includes('node_modules/');
const destination = (folder) =>
  join(target, isThirdParty(folder) && shared.has(folder) ? 'common' : 'own', folder);

/** Type declarations, source maps and manuals of third-party packages; licences stay. */
const isDispensable = (file) =>
  /\.(d\.[cm]?ts|map|md|markdown)$/i.test(file) && !/^(licen[cs]e|notice|copying)/i.test(basename(file));

/** Fonts that it names by path; the packages hold many more. */
const wantedFonts = readdirSync(join(root, workspace, 'dist'), { recursive: true })
  .filter((file) => file.endsWith('.js'))
  .flatMap(
    (file) => readFileSync(join(root, workspace, 'dist', file), 'utf8').match(/@[\w./-]+\.ttf/g) ?? [],
  );

function isKept(folder, file) {
  if (file.endsWith('.ttf')) return wantedFonts.some((font) => file.endsWith(join('node_modules', font)));
  const inside = relative(join(root, folder), file);
  return inside.split('/').at(0) !== 'node_modules' && !isDispensable(file);
}

for (const folder of needed.filter(isThirdParty))
  cpSync(join(root, folder), destination(folder), {
    recursive: true,
    filter: (file) => isKept(folder, file),
  });

for (const folder of needed.filter((name) => !isThirdParty(name))) {
  const { name } = lock[folder];
  for (const part of ['package.json', 'dist'])
    cpSync(join(root, folder, part), join(destination(folder), part), { recursive: true });
  const link = join(target, 'own', 'node_modules', name);
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(relative(dirname(link), destination(folder)), link);
}
// The gateway serves both static apps.
if (image === 'gateway')
  for (const app of ['storefront', 'console'])
    cpSync(join(root, app, 'dist'), join(target, 'own', app, 'dist'), { recursive: true });

writeFileSync(join(target, 'own', 'main.js'), `import './${workspace}/${program}';\n`);
// It says that main.js is a module.
cpSync(join(root, 'package.json'), join(target, 'own', 'package.json'));
writeFileSync(join(target, 'own', 'sbom.cdx.json'), billOfMaterials());
setTimes(target);

/** CycloneDX by npm, without what differs from run to run and without packages that are not in the image. */
function billOfMaterials() {
  const options = ['--sbom-format=cyclonedx', '--omit=dev', `--workspace=@mall/${image}`];
  const all = JSON.parse(execFileSync('npm', ['sbom', ...options], { cwd: root, encoding: 'utf8' }));
  const versions = new Set(
    needed.map(
      (folder) => `${lock[folder].name ?? folder.split('node_modules/').at(-1)}@${lock[folder].version}`,
    ),
  );
  const { serialNumber: _number, metadata, components, dependencies, ...rest } = all;
  const bill = {
    ...rest,
    metadata: { ...metadata, timestamp: new Date(epochSeconds() * 1000).toISOString() },
    components: components.filter((part) => versions.has(part['bom-ref'])),
    dependencies: dependencies.filter((part) => versions.has(part.ref)),
  };
  return `${JSON.stringify(bill, null, 1)}\n`;
}

function epochSeconds() {
  return Number(process.env.SOURCE_DATE_EPOCH ?? 0);
}

function setTimes(folder) {
  for (const file of readdirSync(folder, { recursive: true }))
    lutimesSync(join(folder, file), epochSeconds(), epochSeconds());
  lutimesSync(folder, epochSeconds(), epochSeconds());
}
