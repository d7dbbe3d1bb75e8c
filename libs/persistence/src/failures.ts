interface PostgresFailure {
  readonly code?: string;
  /** What the system was asked for, in its own failures. */
  readonly syscall?: string;
  readonly constraint?: string;
  readonly driverError?: PostgresFailure;
}

function failureOf(thrown: unknown): PostgresFailure {
  const failure = (typeof thrown === 'object' && thrown !== null ? thrown : {}) as PostgresFailure;
  return failure.driverError ?? failure;
}

/** Whether a row with the same unique key was there already; `constraint` narrows it to one key. */
export function isUniqueViolation(thrown: unknown, constraint?: string): boolean {
  const { code, constraint: broken } = failureOf(thrown);
  return code === '23505' && (constraint === undefined || broken === constraint);
}

/** Whether a row that was referred to does not exist, or is still referred to. */
export const isForeignKeyViolation = (thrown: unknown): boolean => failureOf(thrown).code === '23503';

/** Nobody answers at the address, or no longer; the file of a Unix socket is gone while its server is. */
const isBrokenWay = ({ code = '', syscall }: PostgresFailure): boolean =>
  /^(ECONN|EPIPE)/.test(code) || (syscall === 'connect' && /^(ENOENT|EAGAIN)$/.test(code));

/** What pg and TypeORM say, without a code, of a connection that died before or between two statements. */
const LOST_CONNECTION =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|is not queryable|^QueryRunner(Provider)?AlreadyReleasedError/;

/**
 * Whether the database, not the request, is the trouble: it is away, shutting down, locked or too slow, or has ended one of
 * two transactions that waited for each other.
 */
export function isDatabaseTrouble(thrown: unknown): boolean {
  const failure = failureOf(thrown);
  if (typeof failure.code !== 'string') return LOST_CONNECTION.test(String(thrown));
  return /^(08|40|57|58|53|55P03|25P03)/.test(failure.code) || isBrokenWay(failure);
}

/**
 * Whether the connection has died under a statement, or before it was sent. Whether the statement was carried out, nobody knows.
 */
export function isConnectionLost(thrown: unknown): boolean {
  const failure = failureOf(thrown);
  if (typeof failure.code === 'string') return /^(08|57P0[12])/.test(failure.code) || isBrokenWay(failure);
  return /Connection terminated|Query read timeout|is not queryable/.test(String(thrown));
}

/**
 * Whether a value of the request could not be stored or converted (SQLSTATE class 22, data exception): a number out of
 * range, an impossible date, a character that text columns do not take.
 */
export const isDataException = (thrown: unknown): boolean =>
  failureOf(thrown).code?.startsWith('22') === true;

/** Whether the transaction was the one that PostgreSQL ended of two that waited for each other. */
export const isDeadlock = (thrown: unknown): boolean => failureOf(thrown).code === '40P01';

/** Whether there is no database to speak to right now: it is down, coming up, or has no connection left. */
export function isDatabaseAway(thrown: unknown): boolean {
  const failure = failureOf(thrown);
  if (/timeout exceeded when trying to connect|Connection terminated|Query read timeout/.test(String(thrown)))
    return true;
  const { code } = failure;
  return typeof code === 'string' && (/^(08|57P0[123]|53300)/.test(code) || isBrokenWay(failure));
}

/** Whether a statement has waited for a lock for as long as it may. */
export const isLockUnavailable = (thrown: unknown): boolean => failureOf(thrown).code === '55P03';
