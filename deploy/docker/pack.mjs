// pack.mjs IMAGE TARGET: collects the content of a service's image, or of the demo loader's, from a checkout with everything
// installed and built. TARGET/packages gets the packages outside of the service's bundle, which an edit of a source does not
// change, and TARGET/own the rest. All files get the same timestamp, so that the same sources give the same layers.
import {
  cpSync,
  existsSync,
  lutimesSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { billOfMaterials } from '../release/bill-of-materials.mjs';
import { besideBundle, closure, fontsOf, images, readLock } from './closure.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const [image, target] = process.argv.slice(2);
if (!images.has(image) || !target) {
  console.error(`pack.mjs IMAGE TARGET, where IMAGE is one of ${[...images.keys()].join(', ')}`);
  process.exit(1);
}
const { workspace, program, data = [], modules = [] } = images.get(image);
const lock = readLock(root);
const beside = besideBundle(root, lock, workspace);
const fonts = fontsOf(root, workspace);
/** Workspaces with programs: the service's own, and in the image of admin those that prepare NATS. */
const workspaces = [workspace, ...(image === 'admin' ? ['libs/messaging'] : [])];
const bundled = workspaces.flatMap((folder) =>
  JSON.parse(readFileSync(join(root, folder, 'dist', 'bundle', 'packages.json'), 'utf8')),
);
for (const part of ['packages', 'own']) mkdirSync(join(target, part), { recursive: true });

const isLicence = (file) => /^(licen[cs]e|notice|copying)/i.test(basename(file));

/** Type declarations, source maps and manuals of third-party packages are omitted; licences stay. */
const isDispensable = (file) => /\.(d\.[cm]?ts|map|md|markdown)$/i.test(file) && !isLicence(file);

function isKept(folder, file) {
  if (file.endsWith('.ttf')) return fonts.some((font) => file.endsWith(join('node_modules', font)));
  const inside = relative(join(root, folder), file);
  return inside.split('/').at(0) !== 'node_modules' && !isDispensable(file);
}

for (const folder of beside)
  cpSync(join(root, folder), join(target, 'packages', folder), {
    recursive: true,
    filter: (file) => isKept(folder, file),
  });

// A program finds data by the URL of the module that reads them, so the compiled modules stay beside the bundle.
for (const folder of workspaces) {
  for (const part of ['package.json', ...(folder === workspace ? ['dist', ...data] : ['dist/bundle'])])
    cpSync(join(root, folder, part), join(target, 'own', folder, part), {
      recursive: true,
      filter: (file) => !file.endsWith('.map') || file.includes('/dist/bundle/'),
    });
}
for (const folder of modules)
  cpSync(join(root, folder, 'dist'), join(target, 'own', folder, 'dist'), {
    recursive: true,
    filter: (file) => !file.endsWith('.map'),
  });
for (const folder of new Set(bundled)) copyLicences(folder);
// The gateway serves both static apps.
if (image === 'gateway')
  for (const app of ['storefront', 'console'])
    cpSync(join(root, app, 'dist'), join(target, 'own', app, 'dist'), { recursive: true });

writeFileSync(join(target, 'own', 'main.js'), `import './${workspace}/${program}';\n`);
// It declares main.js to be a module.
cpSync(join(root, 'package.json'), join(target, 'own', 'package.json'));
writeFileSync(join(target, 'own', 'sbom.cdx.json'), packagesInImage());
setTimes(target);

/** Copies the licences of a package whose code is in the bundle. */
function copyLicences(folder) {
  if (!existsSync(join(root, folder))) return;
  for (const file of readdirSync(join(root, folder)).filter(isLicence))
    cpSync(join(root, folder, file), join(target, 'own', 'licences', nameOf(folder), file), {
      recursive: true,
    });
}

function nameOf(folder) {
  return lock[folder]?.name ?? folder.split('node_modules/').at(-1);
}

/** Returns the packages in the image as a CycloneDX document, which is the same for the same sources. */
function packagesInImage() {
  const own = closure(root, lock, workspace).filter((folder) => !folder.includes('node_modules/'));
  const held = new Set([...own, ...bundled, ...beside]);
  const bill = billOfMaterials(root, lock, {
    timestamp: new Date(epochSeconds() * 1000).toISOString(),
    isIncluded: (folder) => held.has(folder),
  });
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
