import type { MigrationInterface, QueryRunner } from 'typeorm';

const FILE_URL = String.raw`^/api/files/(p/([A-Za-z0-9_-]+/){0,8}[A-Za-z0-9_-]+\.[a-z0-9]{2,5}|f/[1-9][0-9]{0,18})$`;

/** Removes addresses of portraits that are not files of the mall. */
export class OwnPictures1764000000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE profile SET pic = NULL WHERE pic !~ $1`, [FILE_URL]);
  }

  /** Restores nothing: the removed addresses could be shown safely to nobody. */
  async down(): Promise<void> {}
}
