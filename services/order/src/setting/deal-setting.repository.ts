import { Injectable } from '@nestjs/common';
import { DEAL_SETTING_KEYS, dealSettings, type DealSettingKey } from '@mall/contracts/order';
import { DataSource } from 'typeorm';

export type DealSettings = Readonly<Record<DealSettingKey, number>>;

export interface SettingChange {
  readonly value: number;
  readonly changedBy: string | null;
  readonly changedAt: Date | null;
}

/** For so long a replica may serve settings that another replica has changed. */
const FRESH_MS = 2_000;

/** What staff have set about deals; rows only for what they changed. */
@Injectable()
export class DealSettingRepository {
  private known: { readonly at: number; readonly values: Promise<DealSettings> } | undefined;

  constructor(private readonly dataSource: DataSource) {}

  /** At most two seconds old: read on every checkout. */
  current(): Promise<DealSettings> {
    if (!this.known || Date.now() - this.known.at > FRESH_MS) {
      const values = this.read();
      this.known = { at: Date.now(), values };
      values.catch(() => (this.known = undefined));
    }
    return this.known.values;
  }

  async changes(): Promise<ReadonlyMap<DealSettingKey, SettingChange>> {
    const rows = (await this.dataSource.query(
      `SELECT setting_key AS key, value::float8 AS value, changed_by AS "changedBy", changed_at AS "changedAt"
         FROM deal_setting`,
    )) as ({ key: DealSettingKey } & SettingChange)[];
    return new Map(rows.map(({ key, ...change }) => [key, change]));
  }

  async change(key: DealSettingKey, value: number, by: string): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO deal_setting (setting_key, value, changed_by) VALUES ($1, $2, $3)
       ON CONFLICT (setting_key) DO UPDATE SET value = EXCLUDED.value, changed_by = EXCLUDED.changed_by, changed_at = now()`,
      [key, value, by],
    );
    this.known = undefined;
  }

  private async read(): Promise<DealSettings> {
    const changes = await this.changes();
    const entries = DEAL_SETTING_KEYS.map((key) => [
      key,
      changes.get(key)?.value ?? dealSettings[key].initial,
    ]);
    return Object.fromEntries(entries) as DealSettings;
  }
}
