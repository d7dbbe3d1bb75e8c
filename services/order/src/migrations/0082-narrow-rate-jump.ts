import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Default before this migration, and the bound since. */
const FORMER_DEFAULT = 20;
const MOST = 10;

/**
 * Narrows the change of a rate that one person may make. A mall that has stored the former default gets the new one; a
 * value of its own stays, up to the new bound.
 */
export class NarrowRateJump1764800000082 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM deal_setting WHERE setting_key = 'rateJumpPercent' AND value = $1`, [
      FORMER_DEFAULT,
    ]);
    await runner.query(
      `UPDATE deal_setting SET value = $1 WHERE setting_key = 'rateJumpPercent' AND value > $1`,
      [MOST],
    );
  }

  /** Keeps the narrower values: the former release accepts them, and the ones before are not stored. */
  async down(): Promise<void> {}
}
