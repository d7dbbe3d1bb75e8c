import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds the price of a car before each change. A trigger writes it, because prices are changed by the console, by
 * imports and by hand. Drafts are not recorded: nobody has seen their price.
 */
export class PriceHistory1700002000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE car_price_change (
        spu_id BIGINT NOT NULL REFERENCES spu ON DELETE CASCADE,
        changed_at TIMESTAMPTZ NOT NULL DEFAULT now(),
        price_fee BIGINT NOT NULL,
        PRIMARY KEY (spu_id, changed_at)
      );
      CREATE FUNCTION record_price() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO car_price_change (spu_id, price_fee) VALUES (OLD.spu_id, OLD.price_fee) ON CONFLICT DO NOTHING;
        RETURN NULL;
      END $$;
      CREATE TRIGGER record_price AFTER UPDATE OF price_fee ON spu FOR EACH ROW
        WHEN (OLD.price_fee IS DISTINCT FROM NEW.price_fee AND OLD.status IN (1, 3))
        EXECUTE FUNCTION record_price()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER record_price ON spu;
      DROP FUNCTION record_price;
      DROP TABLE car_price_change`);
  }
}
