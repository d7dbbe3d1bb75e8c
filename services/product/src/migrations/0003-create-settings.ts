import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates settings of the catalogue for staff, the last received rate, and the prescribed category tree. */
export class CreateSettings1700000300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE setting (
        only_row BOOLEAN PRIMARY KEY DEFAULT true CHECK (only_row),
        check_stats SMALLINT NOT NULL DEFAULT 1 CHECK (check_stats IN (0, 1))
      )`);
    await runner.query(`INSERT INTO setting DEFAULT VALUES`);
    await runner.query(`
      CREATE TABLE estimate_rate (
        only_row BOOLEAN PRIMARY KEY DEFAULT true CHECK (only_row),
        rate NUMERIC(12, 4) NOT NULL CHECK (rate > 0),
        as_of TIMESTAMPTZ NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE badge_limit (
        limit_key TEXT NOT NULL,
        valid_from DATE NOT NULL,
        value DOUBLE PRECISION NOT NULL,
        source TEXT NOT NULL,
        PRIMARY KEY (limit_key, valid_from)
      )`);
    await runner.query(`
      INSERT INTO badge_limit (limit_key, valid_from, value, source) VALUES
        ('combustionPowerHp', '2025-12-01', 160, 'Decree 1713: preferential recycling fee, combustion engines and parallel hybrids'),
        ('electricPower30MinHp', '2025-12-01', 80, 'Decree 1713: preferential recycling fee, electric cars and series hybrids'),
        ('preferentialAgeFromYears', '2025-12-01', 3, 'EEC decision 107: duty by age of the car'),
        ('preferentialAgeToYears', '2025-12-01', 5, 'EEC decision 107: duty by age of the car')`);
    await runner.query(SEED_CATEGORIES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE setting, estimate_rate, badge_limit; DELETE FROM category`);
  }
}

/** 100402 is the number that clients of the mall family request. */
const SEED_CATEGORIES = `
  INSERT INTO category (category_id, parent_id, path, level, seq, name) VALUES
    (100402, NULL, '100402', 0, 1, '{"ru":"Автомобили","zh":"汽车","en":"Cars"}'),
    (100410, 100402, '100402-100410', 1, 1, '{"ru":"Седаны","zh":"轿车","en":"Sedans"}'),
    (100411, 100402, '100402-100411', 1, 2, '{"ru":"Хэтчбеки и лифтбеки","zh":"两厢与掀背车","en":"Hatchbacks and liftbacks"}'),
    (100412, 100402, '100402-100412', 1, 3, '{"ru":"Универсалы","zh":"旅行车","en":"Estates"}'),
    (100413, 100402, '100402-100413', 1, 4, '{"ru":"Кроссоверы","zh":"SUV","en":"Crossovers"}'),
    (100414, 100402, '100402-100414', 1, 5, '{"ru":"Внедорожники","zh":"越野车","en":"Off-roaders"}'),
    (100415, 100402, '100402-100415', 1, 6, '{"ru":"Минивэны","zh":"MPV","en":"Minivans"}'),
    (100416, 100402, '100402-100416', 1, 7, '{"ru":"Пикапы и фургоны","zh":"皮卡与厢式车","en":"Pickups and vans"}'),
    (100417, 100402, '100402-100417', 1, 8, '{"ru":"Купе и кабриолеты","zh":"跑车与敞篷车","en":"Coupes and convertibles"}')`;
