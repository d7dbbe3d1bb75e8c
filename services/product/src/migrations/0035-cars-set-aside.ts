import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds cars that an order left behind and that staff keep off sale, with every decision on them. */
export class CarsSetAside1700003500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const fates = `fate IN ('undecided', 'onSale', 'heldBack', 'writtenOff')`;
    await runner.query(`
      CREATE TABLE set_aside (
        set_aside_id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        order_key TEXT NOT NULL,
        order_number TEXT NOT NULL,
        sku_id BIGINT NOT NULL,
        spu_id BIGINT NOT NULL,
        count INT NOT NULL CHECK (count > 0),
        fate TEXT NOT NULL CHECK (${fates}),
        version INT NOT NULL DEFAULT 1,
        created_at TIMESTAMPTZ NOT NULL DEFAULT now()
      )`);
    await runner.query('CREATE INDEX set_aside_spu ON set_aside (spu_id)');
    await runner.query(`CREATE INDEX set_aside_open ON set_aside (set_aside_id) WHERE fate = 'undecided'`);
    await runner.query(`
      CREATE TABLE set_aside_decision (
        set_aside_id BIGINT NOT NULL REFERENCES set_aside,
        version INT NOT NULL,
        fate TEXT NOT NULL CHECK (${fates}),
        reason TEXT,
        by_name TEXT,
        decided_at TIMESTAMPTZ NOT NULL DEFAULT now(),
        PRIMARY KEY (set_aside_id, version)
      )`);
  }

  /** Leaves the cars of undecided and held rows out of the stock: their shops enter them again. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE spu SET status_reason = NULL WHERE status_reason = 'setAside'`);
    await runner.query('DROP TABLE set_aside_decision, set_aside');
  }
}
