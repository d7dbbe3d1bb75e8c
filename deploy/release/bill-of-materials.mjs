// Lists the third-party packages that the mall is made of, with their licences and hashes, from the lockfile alone.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from '../../libs/local-stack/prepare.mjs';
import { DECLARED } from './licences.mjs';

/** Returns `name@version` of a package in the lockfile, which is how a bill of materials refers to it. */
export const referenceOf = (folder, { name, version }) =>
  `${name ?? folder.split('node_modules/').at(-1)}@${version}`;

/** Whether a package of the lockfile is needed at run time, or by the apps that browsers load. */
const isProduction = (_, entry) => !entry.dev;

/**
 * Returns a bill of materials in the format CycloneDX 1.5.
 * @param root folder of the repository, with its lockfile
 * @param lock packages of the lockfile by their folder
 * @param isIncluded chooses packages by folder and entry; those of production by default
 */
export function billOfMaterials(root, lock, { timestamp, isIncluded = isProduction } = {}) {
  // The whole is requested and then filtered by the lockfile: with --omit=dev npm 11 leaves out packages of production that some
  // workspace needs for its development, too. --workspaces leaves out the tools of the root.
  const options = ['--sbom-format=cyclonedx', '--package-lock-only', '--workspaces'];
  const all = JSON.parse(
    execFileSync(npm, ['sbom', ...options], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }),
  );
  const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const whole = `${name}@${version}`;
  const held = new Set([
    whole,
    ...Object.entries(lock)
      .filter(([folder, entry]) => folder && !entry.link && isIncluded(folder, entry))
      .map(([folder, entry]) => referenceOf(folder, entry)),
  ]);
  // The serial number differs from run to run, so that equal sources would give unequal images.
  const { serialNumber: _, metadata, components, dependencies, ...rest } = all;
  return {
    ...rest,
    // npm names the whole after its folder.
    metadata: {
      ...metadata,
      ...(timestamp ? { timestamp } : {}),
      component: { ...metadata.component, name },
    },
    components: components.filter((part) => held.has(part['bom-ref'])).map(completed),
    dependencies: dependencies
      .filter(({ ref }) => held.has(ref))
      .map((part) => ({ ...part, dependsOn: part.dependsOn?.filter((ref) => held.has(ref)) })),
  };
}

/** Adds what npm does not know: full names and licences of the mall's own packages, and licences without an SPDX name. */
function completed(component) {
  const reference = component['bom-ref'];
  const isOwn = reference.startsWith('@mall/');
  const name = isOwn ? reference.slice(0, reference.lastIndexOf('@')) : component.name;
  const id = isOwn ? 'MIT' : DECLARED[reference];
  return { ...component, name, ...(component.licenses || !id ? {} : { licenses: [{ license: { id } }] }) };
}

/** Returns the licence of a component as an SPDX expression; undefined where none is known. */
export const licenceOf = ({ licenses = [] }) =>
  licenses.map(({ expression, license }) => expression ?? license.id ?? license.name).join(' AND ') ||
  undefined;
