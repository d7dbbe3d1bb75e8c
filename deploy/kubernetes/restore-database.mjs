// Restores the database of `ha` from its backups: npm run restore:database -- --overlay deploy/kubernetes/overlays/ha --to-folder
// postgres-2
// RESTORE.md lists the steps. The services have to be stopped, and the database deleted, before.
import { setTimeout as sleep } from 'node:timers/promises';
import { readCommandLine } from '../../libs/local-stack/command-line.mjs';
import { kubectl } from './kubectl.mjs';
import { missingValues, render } from './manifests.mjs';
import { applyObjects } from './roll-out.mjs';
import { moment, restoring } from './restoring.mjs';

const HELP = `npm run restore:database -- --to-folder F [options], on the cluster of KUBECONFIG

  --overlay O    folder of the overlay (deploy/kubernetes/overlays/ha)
  --time T       the second to go back to, with its zone: 2026-11-26T14:03:07Z; everything that was archived without it
  --to-folder F  where the backups of the restored database go; BACKUP_FOLDER, from which it is restored, stays as it is
  --help         this text`;

const textOf = (args) => kubectl(args).trim();

/**
 * Restores the database among the objects of an overlay, waits until it is healthy, and starts a backup of it.
 * @throws Error when there is a database already, when the target is invalid, or when its log cannot be replayed so far
 */
export async function restoreDatabase(objects, target) {
  const { cluster, rest, backup } = restoring(objects, target);
  const { name, namespace } = cluster.metadata;
  const database = [`clusters.postgresql.cnpg.io/${name}`, '-n', namespace];
  if (textOf(['get', ...database, '--ignore-not-found', '-o', 'name']))
    throw new Error(
      `The database ${name} exists. It is never overwritten: delete it first, if you are sure.`,
    );
  applyObjects(rest);
  applyObjects([cluster]);
  const isReady = ['get', ...database, '-o', `jsonpath={.status.conditions[?(@.type=="Ready")].status}`];
  while (textOf(isReady) !== 'True') {
    refuseFailed(name, namespace);
    await sleep(1000);
  }
  applyObjects([backup]);
}

/** Checks the pod that replays the database's log. @throws Error with the end of its log when it has failed. */
function refuseFailed(name, namespace) {
  const jobs = ['-n', namespace, '-l', `cnpg.io/cluster=${name},cnpg.io/jobRole=full-recovery`];
  const failed = textOf(['get', 'pods', ...jobs, '--field-selector=status.phase=Failed', '-o', 'name']);
  if (!failed) return;
  const log = kubectl(['logs', '-n', namespace, failed.split('\n')[0], '-c', 'full-recovery', '--tail=30']);
  throw new Error(
    `The database could not be restored; delete what there is of it before you try again.\n${log}`,
  );
}

async function main() {
  const options = readCommandLine(HELP, {
    overlay: { type: 'string', default: 'deploy/kubernetes/overlays/ha' },
    time: { type: 'string' },
    'to-folder': { type: 'string' },
  });
  const objects = render(options.overlay);
  const missing = missingValues(objects);
  if (missing.length > 0) throw new Error(`Not set in ${options.overlay}: ${missing.join(', ')}`);
  const toFolder = options['to-folder'];
  await restoreDatabase(objects, { time: options.time && moment(options.time), toFolder });
  process.stdout.write(
    `The database is there again. Now set BACKUP_FOLDER=${toFolder} in settings.env, and roll the overlay out.\n`,
  );
}

if (import.meta.filename === process.argv[1])
  await main().catch((failure) => {
    process.stderr.write(`${failure.message}\n`);
    process.exitCode = 1;
  });
