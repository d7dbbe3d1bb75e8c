import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds customs rates beside payment rates, the central bank's file, and settings of deals for staff. */
export class RatesAndSettings1763700000020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE exchange_rate ADD COLUMN purpose TEXT NOT NULL DEFAULT 'payment'
        CHECK (purpose IN ('payment', 'customs'));
      DROP INDEX exchange_rate_newest;
      CREATE INDEX exchange_rate_newest
        ON exchange_rate (from_currency, to_currency, purpose, as_of DESC, rate_id DESC);

      CREATE TABLE central_rate (
        rate_date DATE NOT NULL,
        currency TEXT NOT NULL,
        nominal INT NOT NULL CHECK (nominal > 0),
        value_scaled BIGINT NOT NULL CHECK (value_scaled > 0),
        as_of TIMESTAMPTZ NOT NULL,
        PRIMARY KEY (rate_date, currency)
      );
      COMMENT ON COLUMN central_rate.value_scaled IS 'RUB for nominal units, times 10000';
      CREATE INDEX central_rate_newest ON central_rate (currency, as_of DESC);

      CREATE TABLE rate_feed (
        only_row BOOLEAN PRIMARY KEY DEFAULT true CHECK (only_row),
        rate_date DATE,
        fetched_at TIMESTAMPTZ,
        tried_at TIMESTAMPTZ,
        failure TEXT
      );
      INSERT INTO rate_feed DEFAULT VALUES;

      CREATE TABLE deal_setting (
        setting_key TEXT PRIMARY KEY,
        value BIGINT NOT NULL,
        changed_by TEXT NOT NULL,
        changed_at TIMESTAMPTZ NOT NULL DEFAULT now()
      );

      -- Until the central bank's file is fetched for the first time; the figures are examples.
      INSERT INTO exchange_rate (from_currency, to_currency, purpose, rate_scaled, source, as_of) VALUES
        ('CNY', 'RUB', 'customs', 131200, 'Ussuri Auto (example)', now()),
        ('EUR', 'RUB', 'customs', 1075000, 'Ussuri Auto (example)', now());
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE central_rate, rate_feed, deal_setting;
      DELETE FROM exchange_rate WHERE purpose = 'customs';
      ALTER TABLE exchange_rate DROP COLUMN purpose;
      CREATE INDEX exchange_rate_newest ON exchange_rate (from_currency, to_currency, as_of DESC, rate_id DESC)`);
  }
}
