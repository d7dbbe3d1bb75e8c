import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import type { Ledger } from '../ledger/ledger.js';
import { evidenceSql } from './invariants.js';
import { readMachine } from './machine.js';
import type { StoredObject } from './objects.js';
import type { ConsumerState } from './streams.js';

export interface Evidence {
  readonly ledger: Ledger;
  /** Consumers when the mall was ready, and now. */
  readonly subscribers: readonly ConsumerState[];
  readonly consumers: readonly ConsumerState[];
  readonly ownLists: ReadonlyMap<string, readonly string[]>;
  readonly objects: readonly StoredObject[];
  readonly canaries: readonly Canary[];
}

/** A client's secret that was found where it must not be. */
export interface Canary {
  readonly canary: string;
  readonly place: string;
}

type Database = Pick<pg.ClientBase, 'query'>;

const CHUNK = 5_000;

/** Writes the harness's own records into tables beside those of the services. */
export async function writeEvidence(database: Database, evidence: Evidence): Promise<void> {
  await database.query(evidenceSql());
  const { ledger, subscribers, consumers, ownLists, objects, canaries } = evidence;
  const said = ledger.said.flatMap(({ orderIds, ...one }, id) =>
    (orderIds.length > 0 ? orderIds : [null]).map((orderId) => [
      id,
      one.act,
      one.userId,
      one.key,
      one.outcome,
      orderId,
      one.unsure,
      one.code,
    ]),
  );
  await fill(database, 'said', ['int', 'text', 'bigint', 'text', 'text', 'bigint', 'int', 'text'], said);
  const rereads = ledger.rereads.map(({ act, orderId, found }) => [act, orderId, found]);
  await fill(database, 'reread', ['text', 'bigint', 'text'], rereads);
  const talk = ledger.talk.map(({ personId, content, seq, isSent }) => [personId, content, seq, isSent]);
  await fill(database, 'talk', ['bigint', 'text', 'int', 'boolean'], talk);
  const answers = ledger.answers.map(({ route, status, ms, isEnveloped, sample }) => [
    route,
    status,
    ms,
    isEnveloped,
    sample,
  ]);
  await fill(database, 'answer', ['text', 'int', 'int', 'boolean', 'text'], answers);
  const lists = [...ownLists].flatMap(([userId, ids]) =>
    (ids.length > 0 ? ids : [null]).map((id) => [userId, id]),
  );
  await fill(database, 'own_list', ['bigint', 'bigint'], lists);
  await fill(
    database,
    'subscriber',
    ['text', 'text', 'text'],
    subscribers.map(({ durable, subject, service }) => [durable, subject, service]),
  );
  await fill(
    database,
    'consumer',
    ['text', 'int', 'int'],
    consumers.map(({ durable, pending, ackPending }) => [durable, pending, ackPending]),
  );
  await fill(
    database,
    'machine',
    ['text', 'int', 'int'],
    readMachine().map(({ action, from, to }) => [action, from, to]),
  );
  await fill(
    database,
    'object',
    ['text', 'bigint', 'text'],
    objects.map(({ key, sizeBytes, sha256 }) => [key, sizeBytes, sha256]),
  );
  await fill(
    database,
    'canary',
    ['text', 'text'],
    canaries.map(({ canary, place }) => [canary, place]),
  );
  // Tables were just filled, so the planner has no statistics.
  for (const table of ['said', 'reread', 'talk', 'own_list', 'answer', 'object'])
    await database.query(`ANALYZE chaos.${table}`);
}

async function fill(
  database: Database,
  table: string,
  types: readonly string[],
  rows: readonly (readonly unknown[])[],
): Promise<void> {
  const places = types.map((type, index) => `$${index + 1}::${type}[]`).join(', ');
  for (let from = 0; from < rows.length; from += CHUNK) {
    const chunk = rows.slice(from, from + CHUNK);
    await database.query(
      `INSERT INTO chaos.${table} SELECT * FROM unnest(${places})`,
      types.map((_, column) => chunk.map((row) => row[column])),
    );
  }
}

/** Searches log files and the services' outboxes for secrets. */
export async function findCanaries(
  database: Database,
  logDir: string,
  secrets: ReadonlyMap<string, string>,
): Promise<Canary[]> {
  const found: Canary[] = [];
  for (const name of readdirSync(logDir)) {
    const text = readFileSync(join(logDir, name), 'utf8');
    for (const [what, secret] of secrets)
      if (text.includes(secret)) found.push({ canary: what, place: `logs/${name}` });
  }
  for (const [what, secret] of secrets) {
    const { rows } = await database.query<{ service: string }>(
      `SELECT DISTINCT service FROM chaos.outbox WHERE payload::text LIKE '%' || $1 || '%'`,
      [secret],
    );
    for (const { service } of rows) found.push({ canary: what, place: `${service}.outbox` });
  }
  return found;
}
