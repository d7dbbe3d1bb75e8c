import { AsyncLocalStorage } from 'node:async_hooks';

/** The kinds of those who change records. `database` is a change that no service made, such as by an operator or a migration. */
export const ACTOR_KINDS = [
  'staff',
  'buyer',
  'merchant',
  'anonymous',
  'service',
  'event',
  'timer',
  'database',
] as const;
export type ActorKind = (typeof ACTOR_KINDS)[number];

/** The person, event, timer or service in whose name the current work changes records. */
export interface Actor {
  readonly kind: Exclude<ActorKind, 'database'>;
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  readonly ip?: string | undefined;
  readonly requestId?: string | undefined;
  /** The subject of the operation or event, or the name of the timer. */
  readonly operation: string;
  /** The words of the person, where they were asked for a reason. */
  readonly reason?: string | undefined;
}

interface Acting {
  readonly actor: Actor;
  /** The statement is built at the first change, because most calls only read. */
  statement?: string;
}

const acting = new AsyncLocalStorage<Acting>();

/** Runs `work`; transactions and statements inside of it change records in the name of the actor. */
export const actingAs = <T>(actor: Actor, work: () => T): T => acting.run({ actor }, work);

/** Returns the statement that tells PostgreSQL the actor until the end of the transaction; none outside of `actingAs`. */
export function actorStatement(): string | undefined {
  const current = acting.getStore();
  if (!current) return undefined;
  current.statement ??= `SET LOCAL mall.act = ${quoted(JSON.stringify(current.actor))}`;
  return current.statement;
}

/** JSON escapes control characters, so that only quotes are left; backslashes are plain (`standard_conforming_strings`). */
const quoted = (json: string): string => `'${json.replaceAll("'", "''").replaceAll('\\u0000', '')}'`;
