import { createHash } from 'node:crypto';
import pg from 'pg';
import { BackupError } from '../failure.js';
import type { Files } from '../store/open-store.js';

export interface CheckedFiles {
  readonly rows: number;
  readonly right: number;
  readonly faults: readonly string[];
}

interface Row {
  readonly id: string;
  readonly key: string;
  readonly is_public: boolean;
  readonly size_bytes: string;
  readonly sha256: string;
}

const PAGE = 500;
/** Faults that are named one by one. */
const NAMED = 20;

/** Compares each row of a stored file with the restored file. */
export async function checkFiles(databaseUrl: string, files: Files): Promise<CheckedFiles> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows: found } = await client.query<{ table: string | null }>(
      `SELECT to_regclass('file.file') AS table`,
    );
    if (!found[0]?.table) return { rows: 0, right: 0, faults: ['The table file.file is missing.'] };
    const faults: string[] = [];
    let [rows, wrong, last] = [0, 0, '0'];
    for (;;) {
      const { rows: page } = await client.query<Row>(
        `SELECT file_id::text AS id, key, is_public, size_bytes::text, sha256 FROM file.file
         WHERE state = 'stored' AND file_id > $1 ORDER BY file_id LIMIT ${PAGE}`,
        [last],
      );
      if (page.length === 0) break;
      for (const row of page) {
        const fault = await faultOf(row, files);
        if (fault) wrong += 1;
        if (fault && faults.length < NAMED) faults.push(fault);
      }
      rows += page.length;
      last = page.at(-1)!.id;
    }
    if (wrong > NAMED) faults.push(`${wrong - NAMED} more files are missing or wrong.`);
    return { rows, right: rows - wrong, faults };
  } finally {
    await client.end();
  }
}

async function faultOf(
  { key, is_public, size_bytes, sha256 }: Row,
  files: Files,
): Promise<string | undefined> {
  const part = is_public ? 'public' : 'private';
  try {
    const hash = createHash('sha256');
    let bytes = 0;
    for await (const chunk of (await files[part].open(key)) as AsyncIterable<Buffer>) {
      hash.update(chunk);
      bytes += chunk.length;
    }
    if (bytes !== Number(size_bytes))
      return `${part}/${key} has ${bytes} bytes, and its row says ${size_bytes}.`;
    return hash.digest('hex') === sha256
      ? undefined
      : `${part}/${key} has another SHA-256 than its row says.`;
  } catch (failure) {
    if (failure instanceof BackupError) return `${part}/${key} is missing; its row is there.`;
    throw failure;
  }
}
