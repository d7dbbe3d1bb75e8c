import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the place of a shop, its delivery regions, and its opening hours. A shop without a row has not entered them. */
export class CreateShopPlaces1764800000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE shop_place (
        shop_id BIGINT PRIMARY KEY REFERENCES shop,
        yard JSONB,
        regions TEXT[] NOT NULL DEFAULT '{}',
        areas JSONB NOT NULL DEFAULT '[]',
        zone TEXT NOT NULL,
        hours JSONB NOT NULL DEFAULT '[]',
        closed_days TEXT[] NOT NULL DEFAULT '{}',
        extra_days TEXT[] NOT NULL DEFAULT '{}',
        extra_from TEXT,
        extra_to TEXT,
        changed_by TEXT,
        changed_at TIMESTAMPTZ NOT NULL DEFAULT now(),
        CONSTRAINT shop_place_extra_check CHECK ((extra_from IS NULL) = (extra_to IS NULL))
      );
      COMMENT ON COLUMN shop_place.yard IS 'Longitude and latitude in WGS 84, and the address';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE shop_place');
  }
}
