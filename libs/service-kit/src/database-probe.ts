import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

const FRESH_MS = 1_000;
const TIMEOUT_MS = 3_000;

/**
 * Checks whether PostgreSQL works for this service. A server that has lost its shared memory or its disk still accepts connections
 * and answers `SELECT 1`. The probe therefore reads a table by a parallel plan, for which the server has to start a process and
 * share memory with it. It writes nothing.
 */
@Injectable()
export class DatabaseProbe {
  private latest: { readonly at: number; readonly isReady: Promise<boolean> } | undefined;
  /** The read in progress, without a timeout; one at a time, so that probes of a hanging database do not exhaust the pool. */
  private reading: Promise<boolean> | undefined;

  constructor(private readonly dataSource: DataSource) {}

  /** Resolves within three seconds; an answer is shared for a second. */
  isReady(): Promise<boolean> {
    const at = Date.now();
    if (!this.latest || at - this.latest.at >= FRESH_MS || at < this.latest.at)
      this.latest = { at, isReady: this.probe() };
    return this.latest.isReady;
  }

  private probe(): Promise<boolean> {
    this.reading ??= this.read().finally(() => (this.reading = undefined));
    return Promise.race([this.reading, sleep(TIMEOUT_MS, false, { ref: false })]);
  }

  private read(): Promise<boolean> {
    return this.dataSource
      .transaction(async (tx) => {
        await tx.query('SET LOCAL debug_parallel_query = on');
        await tx.query('SELECT FROM outbox LIMIT 1');
      })
      .then(
        () => true,
        () => false,
      );
  }
}
