// Checks that backups of the rehearsed database are made, and that alerts fire when they are not.
import { setTimeout as sleep } from 'node:timers/promises';
import { kubectl } from '../kubectl.mjs';
import { backupOf } from '../restoring.mjs';
import { applyObjects } from '../roll-out.mjs';
import { isAlarming } from './database-alarms.mjs';
import { ask, cluster, until } from './database-server.mjs';
import { NAMESPACE } from './mall-namespace.mjs';

/** The plugin caches what it read for ten seconds; a backup begun sooner after a failed one is recorded minutes later. */
const NOTED_MS = 15_000;
const ALARMS = ['BackupHasFailed', 'WalIsNotArchived'];

/** Whether the cluster has the Barman Cloud plugin of CloudNativePG. */
export const hasPlugin = () =>
  kubectl(['get', 'crd', 'objectstores.barmancloud.cnpg.io', '--ignore-not-found', '-o', 'name']) !== '';

const backups = () =>
  JSON.parse(kubectl(['get', 'backups.postgresql.cnpg.io', ...NAMESPACE, '-o', 'json'])).items;

/** Waits until a backup has ended. @throws when it ends in another phase */
export async function ended(isIt, phase = 'completed') {
  const find = () =>
    backups().find((backup) => isIt(backup) && /completed|failed/.test(backup.status?.phase));
  await until('the end of a backup', find, 900);
  const { status } = find();
  if (status.phase !== phase) throw new Error(`the backup has ${status.phase}: ${status.error ?? ''}`);
  return status;
}

export const named =
  (name) =>
  ({ metadata }) =>
    metadata.name === name;

/** Waits for the backup that the overlay requests in the first minute of a database. */
export async function firstBackup() {
  const { startedAt, stoppedAt, instanceID } = await ended(() => true);
  const seconds = (Date.parse(stoppedAt) - Date.parse(startedAt)) / 1000;
  const [segments] = ask('SELECT archived_count FROM pg_stat_archiver');
  return `${seconds} s, by ${instanceID.podName}; ${segments} segments of the log are archived`;
}

/** Removes the object store: both alerts have to fire, and to end when it is back. */
export async function alarmsWithoutStore() {
  const scale = (count) => kubectl(['scale', 'statefulset/storage', ...NAMESPACE, `--replicas=${count}`]);
  for (const alarm of ALARMS) if (isAlarming(alarm)) throw new Error(`${alarm} before anything is wrong`);
  scale(0);
  kubectl(['wait', 'pod/storage-0', ...NAMESPACE, '--for=delete', '--timeout=120s']);
  const since = Date.now();
  applyObjects([backupOf(cluster(), 'without-store')]);
  ask('SELECT pg_switch_wal()');
  const { error } = await ended(named('without-store'), 'failed');
  for (const alarm of ALARMS) await until(alarm, () => isAlarming(alarm));
  const after = Math.round((Date.now() - since) / 1000);
  scale(1);
  kubectl(['rollout', 'status', 'statefulset/storage', ...NAMESPACE, '--timeout=180s']);
  await sleep(NOTED_MS);
  applyObjects([backupOf(cluster(), 'with-store')]);
  await ended(named('with-store'));
  for (const alarm of ALARMS) await until(`the end of ${alarm}`, () => !isAlarming(alarm));
  return `${ALARMS.join(' and ')} after ${after} s; both over after the next backup; the failed one says: ${error}`;
}
