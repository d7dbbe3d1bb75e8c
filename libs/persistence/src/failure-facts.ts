/** The parts of a PostgreSQL failure that quote neither the row nor the parameters. */
export interface FailureFacts {
  readonly type: string;
  readonly message: string;
  readonly stack?: string;
  /** SQLSTATE, or the code of the system call. */
  readonly code?: string;
  readonly schema?: string;
  readonly table?: string;
  readonly column?: string;
  readonly constraint?: string;
}

interface Failure extends Partial<FailureFacts> {
  readonly name?: string;
  readonly driverError?: Failure;
}

/** Data exceptions: their message quotes the invalid value. */
const QUOTES_A_VALUE = /^22/;
const SQL_STATE = /^[0-9A-Z]{5}$/;

/**
 * Returns the parts of a failure that may be logged. Of a database failure it omits the parameters, the detail ("Failing row
 * contains …") and a message that quotes a value, because they hold names, phone numbers and addresses.
 */
export function factsOf(thrown: unknown): FailureFacts {
  if (!(thrown instanceof Error)) return { type: typeof thrown, message: String(thrown) };
  const { code, schema, table, column, constraint } = databaseFailureOf(thrown) ?? (thrown as Failure);
  const isQuoting = code !== undefined && QUOTES_A_VALUE.test(code);
  const message = isQuoting ? `a value was refused by the database (${code})` : thrown.message;
  const stack = isQuoting ? thrown.stack?.replace(thrown.message, message) : thrown.stack;
  return { type: thrown.name, message, stack, code, schema, table, column, constraint };
}

/** Describes a failure in one line, for logs and for the reason of a parked event; omits the same parts as `factsOf`. */
export function reasonOf(thrown: unknown): string {
  const { type, message } = factsOf(thrown);
  return thrown instanceof Error ? `${type}: ${message}` : message;
}

/** Returns the kind of a failure without its message: the class, and the code of the database or of the system call. */
export function kindOf(thrown: unknown): string {
  const { type, code } = factsOf(thrown);
  return code ? `${type} ${code}` : type;
}

function databaseFailureOf(thrown: Error): Failure | undefined {
  const failure = (thrown as Failure).driverError ?? (thrown as Failure);
  return typeof failure.code === 'string' && SQL_STATE.test(failure.code) ? failure : undefined;
}
