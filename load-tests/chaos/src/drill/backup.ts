import { chownSync, cpSync, existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChaosMall } from '../stack/chaos-mall.js';
import { copyTree } from './copy-tree.js';
import { LogReceiver } from './log-receiver.js';

/** The parts of the mall's folder in a backup; streams and the search's file are recreated. */
const KEPT = { secrets: 'secrets.json', objects: 'objects', database: 'postgres' } as const;

/** Not part of a base backup, according to PostgreSQL's own list for copies of a running server. */
const EMPTIED = ['pg_wal', 'pg_replslot', 'pg_stat_tmp'];
const LEFT_OUT = ['postmaster.pid', 'postmaster.opts', ...EMPTIED];

/**
 * A backup in a separate folder: a base backup, the write-ahead log commit by commit, objects, and the secrets without which
 * neither passports nor sessions can be read.
 */
export class Backup {
  private readonly base: string;
  private readonly archive: string;
  private readonly objects: string;
  private receiver: LogReceiver | undefined;

  constructor(dir: string) {
    this.base = join(dir, 'base');
    this.archive = join(dir, 'archive');
    this.objects = join(dir, KEPT.objects);
    for (const folder of [this.base, this.archive, this.objects]) mkdirSync(folder, { recursive: true });
  }

  /** Makes every later commit wait until it is in the archive as well. */
  async beginArchiving(mall: ChaosMall): Promise<void> {
    this.receiver = await LogReceiver.start(
      mall.infrastructure.adminDatabaseUrl,
      this.archive,
      mall.database,
    );
  }

  /** Called when the server is gone. */
  endArchiving(): void {
    this.receiver?.end();
  }

  /** Copies the database's files while it is running. */
  async copyDatabase(mall: ChaosMall): Promise<void> {
    const client = await mall.database.connect();
    try {
      await client.query(`SELECT pg_backup_start('drill', fast => true)`);
      copyTree(join(mall.dir, KEPT.database), this.base);
      const { rows } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop()');
      for (const name of LEFT_OUT) rmSync(join(this.base, name), { recursive: true, force: true });
      writeFileSync(join(this.base, 'backup_label'), rows[0]!.labelfile);
      cpSync(join(mall.dir, KEPT.secrets), join(this.base, '..', KEPT.secrets));
    } finally {
      client.release();
    }
  }

  /** Copies new objects; objects never change. */
  mirrorObjects(mall: ChaosMall): void {
    const from = join(mall.dir, KEPT.objects);
    if (existsSync(from)) cpSync(from, this.objects, { recursive: true, force: false });
  }

  /** Returns the number of archived segments. */
  get segments(): number {
    return this.receiver?.segments ?? 0;
  }

  /** Restores the backup as the folder of a mall that has not been started yet; its server then replays the archive. */
  restoreInto(dir: string): void {
    const data = join(dir, KEPT.database);
    copyTree(this.base, data);
    const { uid, gid } = statSync(data);
    for (const name of EMPTIED) {
      mkdirSync(join(data, name), { mode: 0o700 });
      chownSync(join(data, name), uid, gid);
    }
    // Refuses connections before the archive has been replayed, and does not make the new server wait for the old one's archive.
    const settings = ['hot_standby = off', `restore_command = 'cp "${this.archive}/%f" "%p"'`];
    writeFileSync(join(data, 'postgresql.auto.conf'), `${settings.join('\n')}\n`);
    writeFileSync(join(data, 'recovery.signal'), '');
    for (const name of ['postgresql.auto.conf', 'recovery.signal', 'backup_label'])
      chownSync(join(data, name), uid, gid);
    cpSync(this.objects, join(dir, KEPT.objects), { recursive: true });
    cpSync(join(this.base, '..', KEPT.secrets), join(dir, KEPT.secrets));
  }
}
