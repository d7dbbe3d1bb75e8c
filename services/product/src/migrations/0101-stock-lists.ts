import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the lists of cars that shops load from files, with their rows and what came of each. */
export class StockLists1766000000101 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE stock_list (
        stock_list_id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        shop_id BIGINT NOT NULL,
        file_name TEXT NOT NULL,
        headings TEXT[] NOT NULL,
        column_codes TEXT[] NOT NULL,
        decimal_sign TEXT NOT NULL CONSTRAINT stock_list_decimal_sign_check CHECK (decimal_sign IN ('point', 'comma')),
        row_count INT NOT NULL,
        state TEXT NOT NULL DEFAULT 'reading'
          CONSTRAINT stock_list_state_check CHECK (state IN ('reading', 'checking', 'checked', 'applying', 'applied')),
        caller JSONB NOT NULL,
        created_at TIMESTAMPTZ NOT NULL DEFAULT now(),
        updated_at TIMESTAMPTZ NOT NULL DEFAULT now()
      );
      CREATE INDEX stock_list_shop ON stock_list (shop_id, stock_list_id);
      CREATE INDEX stock_list_due ON stock_list (updated_at) WHERE state IN ('checking', 'applying');
      CREATE TABLE stock_list_row (
        stock_list_id BIGINT NOT NULL REFERENCES stock_list ON DELETE CASCADE,
        nth INT NOT NULL,
        file_row INT NOT NULL,
        cells TEXT[] NOT NULL,
        numbers INT[] NOT NULL DEFAULT '{}',
        state TEXT NOT NULL DEFAULT 'waiting' CONSTRAINT stock_list_row_state_check
          CHECK (state IN ('waiting', 'create', 'change', 'same', 'refused', 'created', 'changed')),
        vin TEXT,
        party_code TEXT,
        affirmed TEXT[] NOT NULL DEFAULT '{}',
        reasons JSONB NOT NULL DEFAULT '[]',
        changes JSONB NOT NULL DEFAULT '[]',
        lacks TEXT[] NOT NULL DEFAULT '{}',
        spu_id BIGINT,
        car_version INT,
        PRIMARY KEY (stock_list_id, nth)
      );
      CREATE INDEX stock_list_row_state ON stock_list_row (stock_list_id, state, nth);
      CREATE INDEX stock_list_row_vin ON stock_list_row (stock_list_id, vin) WHERE vin IS NOT NULL;
      CREATE INDEX stock_list_row_party_code ON stock_list_row (stock_list_id, party_code) WHERE party_code IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE stock_list_row; DROP TABLE stock_list');
  }
}
