import type { MigrationInterface, QueryRunner } from 'typeorm';

const FILE_URL = String.raw`^/api/files/(p/([A-Za-z0-9_-]+/){0,8}[A-Za-z0-9_-]+\.[a-z0-9]{2,5}|f/[1-9][0-9]{0,18})$`;

/**
 * Prevents cars of a closed shop from being published. Links to anything but files of the mall are removed from cars
 * and makes.
 */
export class ClosedShops1700001400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE shop ADD is_closed BOOLEAN NOT NULL DEFAULT false`);
    const columns = { spu: 'video', brand: 'img_url', category: 'img_url', sku: 'img_url', shop: 'logo_url' };
    for (const [table, column] of Object.entries(columns))
      await runner.query(`UPDATE ${table} SET ${column} = '' WHERE ${column} <> '' AND ${column} !~ $1`, [
        FILE_URL,
      ]);
    await runner.query(
      `UPDATE spu SET pictures = COALESCE((
         SELECT jsonb_agg(picture ORDER BY place)
           FROM jsonb_array_elements(pictures) WITH ORDINALITY AS listed (picture, place)
          WHERE picture ->> 'url' ~ $1), '[]')
        WHERE EXISTS (SELECT FROM jsonb_array_elements(pictures) AS picture
                       WHERE (picture ->> 'url' ~ $1) IS NOT TRUE)`,
      [FILE_URL],
    );
    await runner.query(
      `UPDATE spu SET inspection = jsonb_set(inspection, '{defects}', (
         SELECT jsonb_agg(CASE WHEN defect ->> 'imgUrl' ~ $1 THEN defect ELSE defect - 'imgUrl' END ORDER BY place)
           FROM jsonb_array_elements(inspection -> 'defects') WITH ORDINALITY AS listed (defect, place)))
        WHERE EXISTS (SELECT FROM jsonb_array_elements(inspection -> 'defects') AS defect
                       WHERE defect ->> 'imgUrl' !~ $1)`,
      [FILE_URL],
    );
    await runner.query(
      `UPDATE spu SET inspection = jsonb_set(inspection, '{imgUrls}', COALESCE((
         SELECT jsonb_agg(url) FROM jsonb_array_elements_text(inspection -> 'imgUrls') AS url WHERE url ~ $1), '[]'))
        WHERE EXISTS (SELECT FROM jsonb_array_elements_text(inspection -> 'imgUrls') AS url WHERE url !~ $1)`,
      [FILE_URL],
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE shop DROP is_closed`);
  }
}
