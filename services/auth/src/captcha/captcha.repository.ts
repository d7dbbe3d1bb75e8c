import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ago, doNothing, rowOf, run, sql } from '@mall/persistence';
import { DataSource } from 'typeorm';
import { db } from '../db.js';

@Injectable()
export class CaptchaRepository {
  private known: Promise<Buffer> | undefined;

  constructor(private readonly dataSource: DataSource) {}

  /** Returns epoch seconds by the database's clock. */
  async now(): Promise<number> {
    const clock = db.selectNoFrom(sql<number>`extract(epoch FROM now())::float8`.as('now'));
    return (await rowOf(this.dataSource, clock))!.now;
  }

  /** Returns the secret with which all replicas sign challenges; the first replica that needs it creates it. */
  secret(): Promise<Buffer> {
    this.known ??= this.readSecret().catch((failure: unknown) => {
      this.known = undefined;
      throw failure;
    });
    return this.known;
  }

  /** Records the challenge with that signature as used. @returns whether it was not used before. */
  async use(signature: string, expiresAt: number): Promise<boolean> {
    const used = db
      .insertInto('used_captcha')
      .values({ signature, expires_at: sql<Date>`to_timestamp(${expiresAt})` })
      .onConflict(doNothing)
      .returning('signature');
    return (await rowOf(this.dataSource, used)) !== undefined;
  }

  /** Returns the number of codes that were sent for a network within an hour. */
  async codesSent(network: string): Promise<number> {
    const sent = db
      .selectFrom('sms_code')
      .select((code) => code.fn.countAll<number>().$castTo<number>().as('count'))
      .where('ip', '=', network)
      .where('sent_at', '>', ago(1, 'hours'));
    return Number((await rowOf(this.dataSource, sent))!.count);
  }

  private async readSecret(): Promise<Buffer> {
    const created = db.insertInto('captcha_secret').values({ secret: randomBytes(32) });
    await run(this.dataSource, created.onConflict(doNothing));
    return (await rowOf(this.dataSource, db.selectFrom('captcha_secret').select('secret')))!.secret;
  }
}
