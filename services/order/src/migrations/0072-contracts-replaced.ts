import type { MigrationInterface, QueryRunner } from 'typeorm';

const TEXT = ['body', 'words::text', 'hash', 'facts', 'version', 'issued_at'];
const SIGNATURE = ['signed_at', 'signed_by', 'signature', 'scans', 'signed_mobile', 'seal'];

/** Returns the condition that an update changes one of the columns. */
const differ = (columns: readonly string[]): string => {
  const [now, before] = ['NEW', 'OLD'].map((row) => columns.map((column) => `${row}.${column}`).join(', '));
  return `(${now}) IS DISTINCT FROM (${before})`;
};

/**
 * Lets an unsigned contract be replaced when its terms are outdated: its rate, its roubles, its time to pay. The
 * earlier text is kept as it was, and a signed one still never changes.
 */
export class ContractsReplaced1764700000072 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE former_contract (
        contract_id BIGINT NOT NULL REFERENCES sales_contract,
        issue INT NOT NULL CONSTRAINT former_contract_issue_check CHECK (issue >= 1),
        version INT NOT NULL,
        body TEXT,
        words JSON,
        hash TEXT NOT NULL,
        facts JSONB NOT NULL,
        issued_at TIMESTAMPTZ NOT NULL,
        first_viewed_at TIMESTAMPTZ,
        replaced_at TIMESTAMPTZ NOT NULL DEFAULT now(),
        PRIMARY KEY (contract_id, issue)
      );
      CREATE TRIGGER former_contract_is_final BEFORE UPDATE OR DELETE ON former_contract
        FOR EACH ROW EXECUTE FUNCTION paper_is_final();

      CREATE OR REPLACE FUNCTION sales_contract_is_final() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
      BEGIN
        IF (NEW.contract_id, NEW.order_id, NEW.contract_number) IS DISTINCT FROM (OLD.contract_id, OLD.order_id, OLD.contract_number)
           OR (OLD.signed_at IS NOT NULL AND (${differ(TEXT)} OR ${differ(SIGNATURE)}))
        THEN
          RAISE EXCEPTION 'An issued contract never changes';
        END IF;
        IF ${differ(TEXT)} THEN
          INSERT INTO former_contract (contract_id, issue, version, body, words, hash, facts, issued_at, first_viewed_at)
          SELECT OLD.contract_id, count(*) + 1, OLD.version, OLD.body, OLD.words, OLD.hash, OLD.facts, OLD.issued_at, OLD.first_viewed_at
            FROM former_contract WHERE contract_id = OLD.contract_id;
        END IF;
        RETURN NEW;
      END $$`);
  }

  /** Removes replaced texts; the contracts in force stay. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION sales_contract_is_final() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF ${differ(['body', 'words::text', 'hash', 'contract_number', 'version', 'issued_at'])}
           OR (OLD.facts IS NOT NULL AND NEW.facts IS DISTINCT FROM OLD.facts)
           OR (OLD.signed_at IS NOT NULL AND ${differ(SIGNATURE)})
        THEN
          RAISE EXCEPTION 'An issued contract never changes';
        END IF;
        RETURN NEW;
      END $$;
      DROP TABLE former_contract`);
  }
}
