// A pod that writes rows, and one that calls a service, while a fault is injected into the database.
import { setTimeout as sleep } from 'node:timers/promises';
import { attemptsIn, failingFor, longestGap } from './attempts.mjs';
import { ask } from './database-server.mjs';
import { ScriptPod } from './script-pod.mjs';

/** Time within which writes have to succeed again. */
const LONGEST_GAP_S = 90;

export class Writing {
  run = 0;

  /** Prepares the pods that write and ask. `image` contains psql, `nodeImage` contains Node. */
  constructor(image, nodeImage) {
    const writer = { name: 'writer', script: 'database-writer.sh', program: 'bash', uses: 'postgres' };
    const asker = { name: 'asker', script: 'database-asker.mjs', program: 'node', uses: 'gateway' };
    this.writer = new ScriptPod({ ...writer, image });
    this.asker = new ScriptPod({ ...asker, image: nodeImage });
  }

  /** Starts a new run of rows. */
  beginToWrite() {
    this.run += 1;
    return this.writer.begin({
      RUN: String(this.run),
      PGHOST: 'postgres-rw',
      PGDATABASE: 'mall',
      PGUSER: 'mall_auth',
      PGPASSWORD: { secretKeyRef: { name: 'postgres-auth', key: 'password' } },
    });
  }

  beginToAsk() {
    return this.asker.begin({ GATEWAY_URL: 'http://gateway:8080' });
  }

  /** Returns the rows written since, acknowledged or not. */
  async endWriting() {
    this.writer.stop();
    return attemptsIn(await this.writer.lines());
  }

  async endAsking() {
    this.asker.stop();
    return attemptsIn(await this.asker.lines());
  }

  /** Returns the numbers of a run's rows in the database. */
  rowsOf(run = this.run) {
    return new Set(ask(`SELECT number FROM auth.proof_row WHERE run = '${run}'`).map(Number));
  }

  /** Writes and calls while `strike` runs, and checks the result. @throws when that is insufficient */
  async during(strike) {
    await Promise.all([this.beginToWrite(), this.beginToAsk()]);
    await sleep(10_000);
    await strike();
    await sleep(15_000);
    const [written, asked] = await Promise.all([this.endWriting(), this.endAsking()]);
    return this.resultOf(written, asked);
  }

  /**
   * Returns a sentence with the numbers of lost rows and failed answers.
   * @throws Error with that sentence when writes or answers failed for too long, or an acknowledged row is missing.
   */
  resultOf(written, asked) {
    const rows = this.rowsOf();
    const acknowledged = acknowledgedOf(written);
    const lost = acknowledged.filter(({ number }) => !rows.has(number));
    const gap = longestGap(written);
    const failing = failingFor(asked);
    const bad = asked.filter(({ isOk }) => !isOk).length;
    const told =
      `${acknowledged.length} of ${written.length} rows acknowledged, ${lost.length} of these lost, at most ${gap.toFixed(1)} s between two; ` +
      `${bad} of ${asked.length} answers of auth failed, within ${failing.toFixed(1)} s`;
    if (lost.length > 0 || Math.max(gap, failing, longestGap(asked)) > LONGEST_GAP_S) throw new Error(told);
    return told;
  }
}

export const acknowledgedOf = (attempts) => attempts.filter(({ isOk }) => isOk);
