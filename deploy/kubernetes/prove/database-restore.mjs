// Deletes the rehearsed database with its volumes, and restores it from its backups.
import { setTimeout as sleep } from 'node:timers/promises';
import { kubectl } from '../kubectl.mjs';
import { restoreDatabase } from '../restore-database.mjs';
import { applyObjects, rollOutObjects } from '../roll-out.mjs';
import { attemptsIn } from './attempts.mjs';
import { ended, named } from './database-backups.mjs';
import { ask, isWhole, until } from './database-server.mjs';
import { acknowledgedOf } from './database-writing.mjs';
import { NAMESPACE } from './mall-namespace.mjs';

/** Maximum age of lost rows: the age at which a segment is archived, and the time that archiving it takes. */
const MOST_LOST_S = 90;
const OF_DATABASE = ['-l', 'cnpg.io/cluster=postgres'];

const isArchived = (segment) => ask('SELECT last_archived_wal FROM pg_stat_archiver')[0] >= segment;

export class Restore {
  /** The folder of its backups. */
  folder = 'postgres';

  /** `objects` are those of the mall on the database, and `writing` writes rows to it. */
  constructor(objects, writing) {
    this.objects = objects;
    this.writing = writing;
  }

  /** Restores to a second while rows are written: rows acknowledged before are there, later ones are not. */
  async toSecond() {
    await this.writing.beginToWrite();
    await sleep(20_000);
    const [chosen] = ask(
      `SELECT max(number) || ' ' || to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
         FROM auth.proof_row WHERE run = '${this.writing.run}'`,
    );
    const [last, time] = chosen.split(' ');
    await sleep(1_000);
    const [segment] = ask('SELECT pg_walfile_name(pg_current_wal_lsn())');
    await until('the archive of that second', () => isArchived(segment));
    const run = this.writing.run;
    const written = acknowledgedOf(await this.destroy());
    const told = await this.restore('postgres-2', time);
    const rows = this.writing.rowsOf(run);
    const lost = written.filter(({ number }) => number <= Number(last) && !rows.has(number));
    const later = [...rows].filter((number) => number > Number(last));
    const result = `${last} rows were there at ${time}, ${lost.length} of these lost; ${later.length} of the ${written.length - Number(last)} of later came back; ${told}`;
    // One more may have been committed while the second was chosen.
    if (lost.length > 0 || later.length > 1) throw new Error(result);
    return result;
  }

  /** Restores everything that was archived, from a database that was restored before. */
  async toTheEnd() {
    await ended(named(this.folder));
    await this.writing.beginToWrite();
    await sleep(100_000);
    const run = this.writing.run;
    const written = acknowledgedOf(await this.destroy());
    const told = await this.restore('postgres-3');
    const rows = this.writing.rowsOf(run);
    const lost = written.filter(({ number }) => !rows.has(number));
    const seconds = lost.length === 0 ? 0 : written.at(-1).at - lost[0].at;
    const result = `${written.length} rows acknowledged, the last ${lost.length} of these lost, those of ${seconds.toFixed(1)} s; ${told}`;
    if (seconds > MOST_LOST_S || rows.size === 0) throw new Error(result);
    return result;
  }

  /** Rolls the mall out on the restored database, with new event streams. */
  async rollOut() {
    await rollOutObjects(this.parts(), () => {});
    await until('three servers', isWhole);
    return this.writing.during(() => ended(named(this.folder)));
  }

  /** Deletes the whole database at once, so that its last changes are not archived. @returns the rows written before */
  async destroy() {
    kubectl(['delete', 'service', 'storage', ...NAMESPACE]);
    kubectl(['delete', 'clusters.postgresql.cnpg.io', 'postgres', ...NAMESPACE, '--wait=false']);
    kubectl(['delete', 'pods', ...NAMESPACE, ...OF_DATABASE, '--grace-period=0', '--force']);
    this.writing.writer.stop();
    const lines = await this.writing.writer.lines();
    // Prevents writes that would be lost, and the handling of events that are lost already.
    kubectl(['scale', 'deployment', '--all', ...NAMESPACE, '--replicas=0']);
    kubectl(['delete', 'statefulset', 'nats', ...NAMESPACE]);
    kubectl(['delete', 'pvc', ...NAMESPACE, '-l', 'app.kubernetes.io/name=nats']);
    const left = () => kubectl(['get', 'pods,pvc', ...NAMESPACE, ...OF_DATABASE, '-o', 'name']).trim();
    await until('nothing is left of the database', () => !left());
    applyObjects(
      this.objects.filter(({ kind, metadata }) => kind === 'Service' && metadata.name === 'storage'),
    );
    return attemptsIn(lines);
  }

  /**
   * Restores the database into a new folder of backups. Returns a sentence with the times until a row was written and
   * until the database was healthy.
   */
  async restore(toFolder, time) {
    const since = Date.now();
    await this.writing.beginToWrite();
    await restoreDatabase(this.parts(), { time, toFolder });
    const seconds = Math.round((Date.now() - since) / 1000);
    const [first] = acknowledgedOf(await this.writing.endWriting());
    this.folder = toFolder;
    return `rows were taken after ${Math.round(first.at - since / 1000)} s, three servers were well after ${seconds} s`;
  }

  /** Returns the overlay with the current BACKUP_FOLDER. */
  parts() {
    const parts = structuredClone(this.objects);
    for (const { kind, spec } of parts)
      if (kind === 'Cluster') spec.plugins[0].parameters.serverName = this.folder;
    return parts;
  }
}
