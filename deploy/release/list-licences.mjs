// npm run licences: lists the packages of production by licence. Fails for a licence that licences.mjs does not allow.
import { readLock } from '../docker/closure.mjs';
import { readCommandLine } from '../../libs/local-stack/command-line.mjs';
import { root } from '../../libs/local-stack/prepare.mjs';
import { billOfMaterials, licenceOf } from './bill-of-materials.mjs';
import { isAllowed } from './licences.mjs';

readCommandLine('npm run licences: lists the packages of production by licence', {});
const { components } = billOfMaterials(root, readLock(root));
const byLicence = Map.groupBy(components, (component) => licenceOf(component) ?? 'unknown');
for (const [licence, those] of [...byLicence].sort(([, a], [, b]) => b.length - a.length)) {
  const names = those.map((component) => component['bom-ref']).sort();
  process.stdout.write(`${licence} (${names.length})\n  ${names.join('\n  ')}\n`);
}
const refused = components.filter((component) => !isAllowed(component['bom-ref'], licenceOf(component)));
for (const component of refused)
  process.stderr.write(
    `${component['bom-ref']}: ${licenceOf(component) ?? 'no licence'} is not allowed by deploy/release/licences.mjs.\n`,
  );
process.exitCode = refused.length > 0 ? 1 : 0;
