// SQL: every change of a car waits for the numbering, so it is one statement.
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { column, reasonOf, rowShape } from '@mall/persistence';
import { borderDay } from '@mall/validation/typography';
import type pg from 'pg';
import type { FeedLeader } from './catalogue-feed.publisher.js';
import { SourceReader } from './source-reader.js';
import { rowsOn } from './source-rows.js';
import { BackgroundLoop } from './background-loop.js';

/** Maximum number of changes that become one version. */
const CHANGES = 2_000;
/** Interval in which a replica tries to get the lock of the leader, in case the leader was killed. */
const POLL_MS = 200;
/** Interval in which the leader polls for changes. Those between two polls become one version. */
const LOOK_MS = 100;
const PRUNE_MS = 60_000;
/** Minutes after which versions are deleted; a replica that was disconnected for longer reads everything again. */
const KEPT_MINUTES = 60;

/** Not a prepared statement: the table changes between empty and a million rows, and a stored plan would be slow then. */
const NUMBER_CHANGES = `
  WITH taken AS (
    DELETE FROM car_change WHERE seq IN (SELECT seq FROM car_change ORDER BY seq LIMIT ${CHANGES})
    RETURNING spu_id, is_stock, what, xid
  ), car AS (
    SELECT spu_id, bool_and(is_stock) AS is_stock FROM taken WHERE spu_id IS NOT NULL GROUP BY spu_id
  ), step AS (
    INSERT INTO catalogue_version (version, spu_ids, stock_ids, tables, newest_xid)
    SELECT (SELECT version FROM catalogue_version ORDER BY version DESC LIMIT 1) + 1,
           ARRAY(SELECT spu_id FROM car), ARRAY(SELECT spu_id FROM car WHERE is_stock),
           COALESCE(array_agg(DISTINCT what) FILTER (WHERE what IS NOT NULL), '{}'), max(xid)
      FROM taken HAVING count(*) > 0
    RETURNING version
  )
  SELECT pg_notify('product_catalogue', version::text)::text AS notified,
         (SELECT count(*)::int FROM taken) AS taken FROM step`;

/**
 * Gives consecutive version numbers to the changes that triggers have recorded, on one replica at a time (an advisory
 * lock). Only committed changes are visible, and only one process numbers them, so versions become visible in their order
 * and without gaps, however late a slow transaction commits.
 */
@Injectable()
export class Sequencer implements FeedLeader, OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(Sequencer.name);
  private readonly loop = new BackgroundLoop();
  private leading = false;
  private pruned = 0;
  private day = borderDay();

  constructor(private readonly source: SourceReader) {}

  /** Whether this replica numbers the changes and publishes the feed. */
  get isLeading(): boolean {
    return this.leading;
  }

  onApplicationBootstrap(): void {
    this.loop.start(() => this.run());
  }

  onModuleDestroy(): Promise<void> {
    return this.loop.stop();
  }

  private async run(): Promise<void> {
    while (!this.loop.isStopping) {
      let client: pg.Client | undefined;
      try {
        client = await this.source.connect('sequencer');
        await this.lead(client);
      } catch (failure) {
        if (!this.loop.isStopping) this.logger.warn(`Changes cannot be numbered: ${reasonOf(failure)}`);
      } finally {
        this.leading = false;
        await client?.end().catch(() => undefined);
      }
      await this.loop.pause(POLL_MS);
    }
  }

  /** Waits for the lock, then numbers changes while the connection that holds the lock is open. */
  private async lead(client: pg.Client): Promise<void> {
    while (!this.loop.isStopping && !(await isMine(client))) await this.loop.pause(POLL_MS);
    while (!this.loop.isStopping) {
      const taken = await numberChanges(client);
      this.leading = true;
      if (taken === CHANGES) continue;
      if (taken === 0) await this.maintain(client);
      await this.loop.pause(LOOK_MS);
    }
  }

  private async maintain(client: pg.Client): Promise<void> {
    if (this.day !== borderDay()) {
      this.day = borderDay();
      await client.query(`INSERT INTO car_change (what) VALUES ('day')`);
    }
    if (Date.now() - this.pruned < PRUNE_MS) return;
    this.pruned = Date.now();
    await client.query(
      `DELETE FROM catalogue_version WHERE made_at < now() - interval '${KEPT_MINUTES} minutes'
          AND version < (SELECT max(version) FROM catalogue_version)`,
    );
  }
}

/** Numbers the next changes; returns how many have become a version. */
async function numberChanges(client: pg.Client): Promise<number> {
  const { rowCount } = await client.query({
    name: 'any-changes',
    text: 'SELECT FROM car_change ORDER BY seq LIMIT 1',
  });
  if (rowCount === 0) return 0;
  const [numbered] = await rowsOn(
    client,
    rowShape({ notified: column.text, taken: column.integer }),
    NUMBER_CHANGES,
  );
  return numbered?.taken ?? 0;
}

async function isMine(client: pg.Client): Promise<boolean> {
  const [lock] = await rowsOn(
    client,
    rowShape({ mine: column.boolean }),
    `SELECT pg_try_advisory_lock(hashtext(current_schema()), hashtext('catalogue-sequencer')) AS mine`,
  );
  return lock!.mine;
}
