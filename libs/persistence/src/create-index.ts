import type { QueryRunner } from 'typeorm';

interface IndexPlan {
  readonly name: string;
  /** The part after `ON`: table, columns, conditions. */
  readonly on: string;
  readonly isUnique?: boolean;
}

/**
 * Creates an index while others write to the table; for migrations with `transaction = false`. An interrupted build leaves an index
 * that no query uses, so a repeated migration first drops it.
 */
export async function createIndexConcurrently(
  runner: QueryRunner,
  { name, on, isUnique = false }: IndexPlan,
): Promise<void> {
  await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
  await runner.query(`CREATE ${isUnique ? 'UNIQUE ' : ''}INDEX CONCURRENTLY ${name} ON ${on}`);
}
