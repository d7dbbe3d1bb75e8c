import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { releaseRecord, readRelease, withRelease } from '../releases.mjs';
import { OVERLAYS } from '../sources.mjs';
import { rendered, workloadsOf, type KubernetesObject } from './rendered.js';

const recorded = readdirSync(join(import.meta.dirname, '..', 'releases')).map((file) =>
  file.replace('.json', ''),
);
const oneBox = rendered('one-box');
const containerOf = (objects: readonly KubernetesObject[], name: string) =>
  workloadsOf(objects).find((one) => one.name === name)!.pod.containers[0]!;

describe.each(recorded.flatMap((release) => OVERLAYS.map((overlay) => [release, overlay] as const)))(
  'images of %s in the overlay %s',
  (release, overlay) => {
    const objects = rendered(overlay);
    const older = withRelease(objects, release);

    it('are started and probed as the manifests of that release did, with every variable that it read', () => {
      const record = readRelease(release);
      const now = releaseRecord(older);
      for (const [name, containers] of Object.entries(record))
        for (const [container, { env, ...run }] of Object.entries(containers)) {
          expect(now[name]![container]).toMatchObject(run);
          expect(now[name]![container]!.env).toEqual(expect.arrayContaining([...env]));
        }
    });

    it('keep everything else of these manifests', () => {
      expect(older.map(({ metadata }) => metadata.name)).toEqual(
        objects.map(({ metadata }) => metadata.name),
      );
      expect(containerOf(older, 'product').resources).toEqual(containerOf(objects, 'product').resources);
      expect(containerOf(older, 'nats')).toEqual(containerOf(objects, 'nats'));
    });
  },
);

it('gives streams of 0.1.0 the program that its image has', () => {
  const { command, startupProbe, image } = containerOf(withRelease(oneBox, '0.1.0'), 'streams');
  expect(image).toBe('mall/admin:0.1.0');
  expect(command).toContain('/mall/libs/messaging/dist/broker/keep-streams.js');
  expect(startupProbe).toMatchObject({ exec: { command: expect.arrayContaining(['--once']) as unknown } });
});

it.each([
  ['registry.example:5000/mall/order:0.3.0', 'registry.example:5000/mall/order:0.1.0'],
  ['mall/order@sha256:0123456789abcdef', 'mall/order:0.1.0'],
])('replaces the version of %s', (image, expected) => {
  const objects = structuredClone(oneBox) as KubernetesObject[];
  Object.assign(containerOf(objects, 'order'), { image });
  expect(containerOf(withRelease(objects, '0.1.0'), 'order').image).toBe(expected);
});

it('names releases that were recorded, and what a release needs that is no longer given', () => {
  expect(() => withRelease(oneBox, '0.0.9')).toThrow(
    /0\.0\.9 is not a recorded release; these are: .*0\.1\.0/,
  );
  const record = { order: { service: { env: ['GONE_URL'] } } };
  expect(() => withRelease(oneBox, '0.1.0', record)).toThrow('order: GONE_URL');
});
