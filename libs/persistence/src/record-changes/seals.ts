// SQL: hashes are computed where the rows are, over whole batches.
import { createHash } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import { type Database, queryRows } from '../query-rows.js';
import { column, rowShape } from '../row-shape.js';
import { oldestMonth } from './tables.js';

/** Rows per seal, which a check reads at once. */
const ROWS_PER_SEAL = 10_000;

/** Changes are sealed within minutes; a seal from after this time into the oldest month holds changes of that month. */
const LATE_SEAL_MS = 86_400_000;

/** Above every number of a change. */
const LAST_ID = '9223372036854775807';

/** Columns in a fixed order: a later column does not change the hash of earlier rows. */
const DIGEST = `
  encode(sha256(convert_to(COALESCE(string_agg(jsonb_build_array(change_id, at AT TIME ZONE 'UTC', xid, kind, record, record_id, table_name,
    row_key, before, after, fields, actor_kind, actor_id, actor_name, ip, request_id, operation, reason)::text, E'\\n'
    ORDER BY change_id), ''), 'UTF8')), 'hex')`;

const digest = rowShape({ rows: column.integer, hash: column.text });

const digestOf = async (database: Database, from: string, to: string) => {
  const [found] = await queryRows(
    database,
    digest,
    `SELECT count(*)::int AS rows, ${DIGEST} AS hash FROM record_change WHERE change_id BETWEEN $1 AND $2`,
    [from, to],
  );
  return found!;
};

const chained = (before: string, hash: string): string =>
  createHash('sha256').update(`${before}\n${hash}`).digest('hex');

/**
 * The highest number of a change, and a transaction that began later than all that wrote lower numbers: each had its own number
 * before it wrote. Kept by the process between two runs.
 */
export interface SealMark {
  readonly highest: string;
  readonly nextXid: string;
}

const mark = rowShape({ highest: column.bigint, nextXid: column.bigint });

/** Returns the mark up to which the next run may seal. */
export async function markSeal(database: Database): Promise<SealMark> {
  const [found] = await queryRows(
    database,
    mark,
    `SELECT COALESCE(max(change_id), 0) AS highest, pg_current_xact_id()::text::bigint AS "nextXid"
       FROM record_change WHERE change_id > COALESCE((SELECT max(to_id) FROM record_seal), 0)`,
  );
  return found!;
}

const state = rowShape({
  sealId: column.bigint,
  toId: column.bigint,
  chain: column.text,
  oldestXid: column.bigint,
});

/**
 * Seals changes up to a mark that an earlier run has set, at most ten thousand per seal. Transactions write numbers out of order, so
 * it waits until all those of the mark have ended: no row below the mark can then appear later. Requires that one process seals at a
 * time.
 * @returns the chain of the last seal, for the log outside of the database; undefined when nothing was sealed
 */
export async function sealChanges(
  dataSource: DataSource,
  { highest, nextXid }: SealMark,
): Promise<string | undefined> {
  let sealed: string | undefined;
  for (;;) {
    const chain = await dataSource.transaction((tx) => sealOnce(tx, highest, nextXid));
    if (chain === undefined) return sealed;
    sealed = chain;
  }
}

async function sealOnce(tx: EntityManager, highest: string, nextXid: string): Promise<string | undefined> {
  const [last] = await queryRows(
    tx,
    state,
    `SELECT COALESCE(max(seal_id), 0) AS "sealId", COALESCE(max(to_id), 0) AS "toId",
            COALESCE((SELECT chain FROM record_seal ORDER BY seal_id DESC LIMIT 1), '') AS chain,
            pg_snapshot_xmin(pg_current_snapshot())::text::bigint AS "oldestXid" FROM record_seal`,
  );
  const { sealId, toId, chain, oldestXid } = last!;
  if (BigInt(oldestXid) < BigInt(nextXid) || BigInt(highest) <= BigInt(toId)) return undefined;
  const [end] = await queryRows(
    tx,
    rowShape({ to: column.nullable(column.bigint) }),
    `SELECT max(change_id) AS "to" FROM (SELECT change_id FROM record_change WHERE change_id > $1 AND change_id <= $2
      ORDER BY change_id LIMIT $3) AS batch`,
    [toId, highest, ROWS_PER_SEAL],
  );
  if (!end?.to) return undefined;
  const from = String(BigInt(toId) + 1n);
  const { rows, hash } = await digestOf(tx, from, end.to);
  const next = chained(chain, hash);
  await tx.query(
    `INSERT INTO record_seal (seal_id, from_id, to_id, rows, hash, chain) VALUES ($1, $2, $3, $4, $5, $6)`,
    [String(BigInt(sealId) + 1n), from, end.to, rows, hash, next],
  );
  return next;
}

export interface SealProof {
  readonly seals: number;
  readonly rows: number;
  /** Seals whose months have been dropped, so that only their chain is checked. */
  readonly dropped: number;
  /** The chain of the last seal: compare it with the log of the service, which is outside of the database. */
  readonly chain: string;
  /** The first broken place; absent when there is none. */
  readonly broken?: string;
}

const stored = rowShape({
  sealId: column.bigint,
  fromId: column.bigint,
  toId: column.bigint,
  rows: column.integer,
  hash: column.text,
  chain: column.text,
  sealedAt: column.timestamp,
});

/** Recomputes all seals in their order, and stops at the first broken one. */
export async function proveSeals(database: Database): Promise<SealProof> {
  const [oldest] = await queryRows(
    database,
    rowShape({ id: column.nullable(column.bigint) }),
    'SELECT min(change_id) AS id FROM record_change',
  );
  const oldestId = BigInt(oldest?.id ?? LAST_ID);
  const oldestDay = (await oldestMonth(database))?.getTime() ?? 0;
  let firstSealedAt: number | undefined;
  const proof = { seals: 0, rows: 0, dropped: 0, chain: '', end: 0n };
  for (;;) {
    const [seal] = await queryRows(
      database,
      stored,
      `SELECT seal_id AS "sealId", from_id AS "fromId", to_id AS "toId", rows, hash, chain,
              sealed_at AS "sealedAt" FROM record_seal WHERE seal_id > $1 ORDER BY seal_id LIMIT 1`,
      [String(proof.seals)],
    );
    const { end, ...told } = proof;
    if (!seal) return told;
    const name = `seal ${seal.sealId}, changes ${seal.fromId} to ${seal.toId}`;
    if (BigInt(seal.sealId) !== BigInt(proof.seals) + 1n || BigInt(seal.fromId) !== end + 1n)
      return { ...told, broken: `${name}: a seal before it is missing` };
    if (seal.chain !== chained(proof.chain, seal.hash))
      return { ...told, broken: `${name}: its chain is broken` };
    const sealedAt = seal.sealedAt.getTime();
    firstSealedAt ??= sealedAt;
    const isGone = BigInt(seal.toId) < oldestId;
    // Such a seal begins in the month before the oldest one, so it is not among the first.
    const isCut = BigInt(seal.fromId) < oldestId && firstSealedAt < oldestDay;
    const isDropped = sealedAt < oldestDay + LATE_SEAL_MS && (isGone || isCut);
    const found = isDropped ? undefined : await digestOf(database, seal.fromId, seal.toId);
    if (found && (found.rows !== seal.rows || found.hash !== seal.hash))
      return { ...told, broken: `${name}: its rows are not those that were sealed` };
    proof.seals += 1;
    proof.rows += found?.rows ?? 0;
    proof.dropped += isDropped ? 1 : 0;
    proof.chain = seal.chain;
    proof.end = BigInt(seal.toId);
  }
}
