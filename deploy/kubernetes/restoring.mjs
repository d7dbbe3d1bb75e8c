// Selects the objects of an overlay that are applied to restore its database, and changes the database object for it.

const PLUGIN = 'barman-cloud.cloudnative-pg.io';
/** Kinds of an overlay's objects that the database needs. */
const NEEDED = ['ConfigMap', 'ExternalSecret', 'Namespace', 'NetworkPolicy', 'ObjectStore', 'Secret'];

/** Returns the database of an overlay with backups. @throws Error when there is none */
function databaseOf(objects) {
  const found = objects.find(({ kind, spec }) => kind === 'Cluster' && pluginOf(spec));
  if (!found) throw new Error('The overlay has no database with backups.');
  return found;
}

const pluginOf = ({ plugins = [] }) => plugins.find(({ name }) => name === PLUGIN);

/** Converts a moment to PostgreSQL's format. @throws Error for a text that is not a moment, or has no zone */
export function moment(text) {
  const isWhole = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(\.\d{1,6})?(Z|[+-]\d\d(:?\d\d)?)$/.test(text);
  if (!isWhole || Number.isNaN(Date.parse(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'))))
    throw new Error(`--time must be a moment with its zone, such as 2026-11-26T14:03:07Z, not "${text}".`);
  return text;
}

/**
 * Returns the database to be restored from its backups, the objects that it needs before, and its first backup. New backups go to
 * another folder: the old one contains files with the same names, and may be needed to restore to another second.
 */
export function restoring(objects, { time, toFolder }) {
  const cluster = structuredClone(databaseOf(objects));
  const { parameters } = pluginOf(cluster.spec);
  const { barmanObjectName, serverName: fromFolder } = parameters;
  if (!/^[a-z0-9][a-z0-9-]*$/.test(toFolder ?? '') || toFolder === fromFolder)
    throw new Error(
      `--to-folder must be a new name of small letters, digits and hyphens, such as ${fromFolder}-2, not "${toFolder ?? ''}".`,
    );
  const { database, owner } = cluster.spec.bootstrap.initdb;
  const source = 'backups';
  cluster.spec.bootstrap = {
    recovery: { source, database, owner, ...(time && { recoveryTarget: { targetTime: time } }) },
  };
  cluster.spec.externalClusters = [
    { name: source, plugin: { name: PLUGIN, parameters: { barmanObjectName, serverName: fromFolder } } },
  ];
  parameters.serverName = toFolder;
  return {
    cluster,
    rest: objects.filter(({ kind }) => NEEDED.includes(kind)),
    backup: backupOf(cluster, toFolder),
  };
}

/** Returns a backup of a database, in addition to the nightly ones. */
export const backupOf = ({ metadata: { name, namespace } }, backupName) => ({
  apiVersion: 'postgresql.cnpg.io/v1',
  kind: 'Backup',
  metadata: { name: backupName, namespace },
  spec: { cluster: { name }, method: 'plugin', pluginConfiguration: { name: PLUGIN } },
});
