import type { MigrationInterface, QueryRunner } from 'typeorm';

const SIGNATURE = ['signed_at', 'signed_by', 'signature', 'scans', 'signed_mobile', 'seal'];

/** Whether an update changes one of the columns. */
const differ = (columns: readonly string[]): string => {
  const [now, before] = ['NEW', 'OLD'].map((row) => columns.map((column) => `${row}.${column}`).join(', '));
  return `(${now}) IS DISTINCT FROM (${before})`;
};

/** @param text the columns that a contract's text is in. */
const seal = (...text: readonly string[]): string => `
  CREATE OR REPLACE FUNCTION sales_contract_is_final() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF ${differ([...text, 'hash', 'contract_number', 'version', 'issued_at'])}
       OR (OLD.facts IS NOT NULL AND NEW.facts IS DISTINCT FROM OLD.facts)
       OR (OLD.signed_at IS NOT NULL AND ${differ(SIGNATURE)})
    THEN
      RAISE EXCEPTION 'An issued contract never changes';
    END IF;
    RETURN NEW;
  END $$`;

/**
 * Of a contract's text all but some names and sums is its template, which never changes: a contract keeps the words in
 * between, and the hash of the whole. Contracts of before keep their text.
 */
export class WordsOfContracts1763900000029 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE sales_contract
        ADD COLUMN words JSON,
        ALTER COLUMN words SET STORAGE EXTERNAL,
        ALTER COLUMN body DROP NOT NULL,
        ADD CONSTRAINT sales_contract_text CHECK ((words IS NULL) <> (body IS NULL))`);
    await runner.query(seal('body', 'words::text'));
  }

  /** Only while there are no contracts of after. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(seal('body'));
    await runner.query(`
      ALTER TABLE sales_contract
        DROP CONSTRAINT sales_contract_text, DROP COLUMN words, ALTER COLUMN body SET NOT NULL`);
  }
}
