import type { MigrationInterface, QueryRunner } from 'typeorm';

const SIGNATURE = ['signed_at', 'signed_by', 'signature', 'scans', 'signed_mobile', 'seal'];

/** Returns the condition that an update changes one of the columns. */
const differ = (columns: readonly string[]): string => {
  const [now, before] = ['NEW', 'OLD'].map((row) => columns.map((column) => `${row}.${column}`).join(', '));
  return `(${now}) IS DISTINCT FROM (${before})`;
};

/** @param text columns that contain a contract's text. */
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
 * Stores of a contract only the words in the gaps of its template, and the hash of the whole text: all but some names
 * and sums of its text is its template, which never changes. Earlier contracts keep their text.
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

  /** Runs only while no contracts have been written in the new form. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(seal('body'));
    await runner.query(`
      ALTER TABLE sales_contract
        DROP CONSTRAINT sales_contract_text, DROP COLUMN words, ALTER COLUMN body SET NOT NULL`);
  }
}
