// SQL: challenges expire by the database's clock, and a challenge is used once by whichever replica inserts it first.
import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { column, queryRows, rowShape } from '@mall/persistence';
import { DataSource } from 'typeorm';

const nowShape = rowShape({ now: column.number });
const secretShape = rowShape({ secret: column.bytes });
const usedShape = rowShape({ signature: column.text });

@Injectable()
export class CaptchaRepository {
  private known: Promise<Buffer> | undefined;

  constructor(private readonly dataSource: DataSource) {}

  /** Returns epoch seconds. */
  async now(): Promise<number> {
    const sql = `SELECT extract(epoch FROM now())::float8 AS now`;
    return (await queryRows(this.dataSource, nowShape, sql))[0]!.now;
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
    const rows = await queryRows(
      this.dataSource,
      usedShape,
      `INSERT INTO used_captcha (signature, expires_at) VALUES ($1, to_timestamp($2))
       ON CONFLICT (signature) DO NOTHING RETURNING signature`,
      [signature, expiresAt],
    );
    return rows.length > 0;
  }

  private async readSecret(): Promise<Buffer> {
    await this.dataSource.query(`INSERT INTO captcha_secret (secret) VALUES ($1) ON CONFLICT DO NOTHING`, [
      randomBytes(32),
    ]);
    return (await queryRows(this.dataSource, secretShape, `SELECT secret FROM captcha_secret`))[0]!.secret;
  }
}
