// Records what the images of a release need of the manifests, and gives it to them when they are rolled out from a later checkout.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workloads } from './manifests.mjs';

const FOLDER = join(import.meta.dirname, 'releases');
const RUN = ['command', 'args', 'startupProbe', 'readinessProbe', 'livenessProbe'];

const isOfMall = ({ image }) => /(^|\/)mall\/[a-z]+[:@]/.test(image);
const containersOf = ({ spec }) => spec.template.spec.containers.filter(isOfMall);
const nameOf = ({ metadata: { name } }) => name.replace(/^(migrate-\w+)-\w+$/, '$1');

/** Returns the record of rendered manifests: by object how each container is started and probed, and its variables. */
export function releaseRecord(objects) {
  const ofObject = (object) =>
    containersOf(object).map((container) => [
      container.name,
      {
        ...Object.fromEntries(RUN.filter((key) => container[key]).map((key) => [key, container[key]])),
        env: (container.env ?? []).map(({ name }) => name).sort(),
      },
    ]);
  return Object.fromEntries(
    workloads(objects)
      .filter((object) => containersOf(object).length > 0)
      .map((object) => [nameOf(object), Object.fromEntries(ofObject(object))]),
  );
}

/** Reads the record of a release. @throws Error that names the recorded releases */
export function readRelease(release) {
  const known = readdirSync(FOLDER).map((file) => file.replace('.json', ''));
  if (!known.includes(release))
    throw new Error(`${release} is not a recorded release; these are: ${known.join(', ')}`);
  return JSON.parse(readFileSync(join(FOLDER, `${release}.json`), 'utf8'));
}

/**
 * Returns the objects with the images of a release, started and probed as its own manifests did.
 * @throws Error that names objects and variables of the release which these manifests lack
 */
export function withRelease(objects, release, record = readRelease(release)) {
  const copies = structuredClone(objects);
  const missing = [];
  for (const object of workloads(copies)) {
    for (const container of containersOf(object)) {
      const name = nameOf(object);
      const recorded = record[name]?.[container.name];
      // A process that the release did not have, such as the one that makes backups, has no image of it.
      if (!recorded && object.kind === 'Deployment') continue;
      container.image = container.image.replace(/(?::[\w.-]+)?(@sha256:\w+)?$/, `:${release}`);
      // Objects that the release did not have, such as the Job that loads the demo.
      if (!recorded) continue;
      const given = new Set((container.env ?? []).map((one) => one.name));
      missing.push(...recorded.env.filter((one) => !given.has(one)).map((one) => `${name}: ${one}`));
      for (const key of RUN) {
        delete container[key];
        if (recorded[key]) container[key] = recorded[key];
      }
    }
  }
  if (missing.length > 0)
    throw new Error(`${release} needs what these manifests do not have: ${missing.join(', ')}`);
  return copies;
}
