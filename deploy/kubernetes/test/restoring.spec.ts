import { moment, restoring } from '../restoring.mjs';
import { rendered, type KubernetesObject } from './rendered.js';

const objects = rendered('ha');

interface Database {
  readonly spec: {
    readonly bootstrap: object;
    readonly plugins: readonly { readonly parameters: object }[];
    readonly externalClusters: readonly { readonly plugin: { readonly parameters: object } }[];
  };
}

describe('restoring', () => {
  const restored = restoring(objects, { time: '2026-11-26T14:03:07Z', toFolder: 'postgres-2' });
  const { spec } = restored.cluster as Database;

  it('takes the database from the folder that it has, and sends its backups to another one', () => {
    expect(spec.bootstrap).toEqual({
      recovery: {
        source: 'backups',
        database: 'mall',
        owner: 'mall',
        recoveryTarget: { targetTime: '2026-11-26T14:03:07Z' },
      },
    });
    expect(spec.externalClusters[0]!.plugin.parameters).toEqual({
      barmanObjectName: 'postgres-backups',
      serverName: 'postgres',
    });
    expect(spec.plugins[0]!.parameters).toMatchObject({ serverName: 'postgres-2' });
  });

  it('restores to the end of the archive when no time is given', () => {
    const { cluster } = restoring(objects, { toFolder: 'postgres-2' });
    expect((cluster as Database).spec.bootstrap).toEqual({
      recovery: { source: 'backups', database: 'mall', owner: 'mall' },
    });
  });

  it('starts nothing that would write to it', () => {
    const kinds = new Set((restored.rest as readonly KubernetesObject[]).map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual([
      'ConfigMap',
      'ExternalSecret',
      'Namespace',
      'NetworkPolicy',
      'ObjectStore',
    ]);
  });

  it.each([undefined, '', 'postgres', '../other', 'Post gres'])('refuses the new folder %j', (toFolder) =>
    expect(() => restoring(objects, { toFolder })).toThrow('such as postgres-2'),
  );

  it('refuses an overlay whose database has no backups', () =>
    expect(() => restoring(rendered('one-box'), { toFolder: 'x' })).toThrow('no database with backups'));
});

describe('a moment', () => {
  it.each(['2026-11-26T14:03:07Z', '2026-11-26 14:03:07.123456+00', '2026-11-26T17:03:07+03:00'])(
    '%s is taken',
    (text) => expect(moment(text)).toBe(text),
  );

  it.each(['2026-11-26', '2026-11-26T14:03:07', '14:03', '2026-13-26T14:03:07Z', 'now'])(
    '%s is refused',
    (text) => expect(() => moment(text)).toThrow('with its zone'),
  );
});
