interface PostgresFailure {
  readonly code?: string;
  /** The name of the failed system call. */
  readonly syscall?: string;
  readonly constraint?: string;
  readonly driverError?: PostgresFailure;
}

function failureOf(thrown: unknown): PostgresFailure {
  const failure = (typeof thrown === 'object' && thrown !== null ? thrown : {}) as PostgresFailure;
  return failure.driverError ?? failure;
}

/** Whether a row with the same unique key already exists; `constraint` restricts the check to one key. */
export function isUniqueViolation(thrown: unknown, constraint?: string): boolean {
  const { code, constraint: broken } = failureOf(thrown);
  return code === '23505' && (constraint === undefined || broken === constraint);
}

/** Whether a referenced row does not exist, or a row is still referenced; `constraint` restricts the check to one key. */
export function isForeignKeyViolation(thrown: unknown, constraint?: string): boolean {
  const { code, constraint: broken } = failureOf(thrown);
  return code === '23503' && (constraint === undefined || broken === constraint);
}

/** Whether the server's address does not respond; the file of a Unix socket does not exist while its server is down. */
const isBrokenWay = ({ code = '', syscall }: PostgresFailure): boolean =>
  /^(ECONN|EPIPE)/.test(code) || (syscall === 'connect' && /^(ENOENT|EAGAIN)$/.test(code));

/** Messages without a code by which pg and TypeORM report a connection that died before or between two statements. */
const LOST_CONNECTION =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|is not queryable|^QueryRunner(Provider)?AlreadyReleasedError/;

/**
 * Whether the failure is caused by the database and not by the request: it is unreachable, shutting down, locked or too slow, or
 * has ended one transaction of a deadlock.
 */
export function isDatabaseTrouble(thrown: unknown): boolean {
  const failure = failureOf(thrown);
  if (typeof failure.code !== 'string') return LOST_CONNECTION.test(String(thrown));
  return /^(08|40|57|58|53|55P03|25P03|25006)/.test(failure.code) || isBrokenWay(failure);
}

/** Whether the connection died before or during a statement. The statement may or may not have been carried out. */
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

/** Whether PostgreSQL ended the transaction to resolve a deadlock. */
export const isDeadlock = (thrown: unknown): boolean => failureOf(thrown).code === '40P01';

/** Whether the database stores nothing for now: its disk is full, or it only reads, for instance before its disk is full. */
export const isStorageFull = (thrown: unknown): boolean =>
  /^(53100|25006)$/.test(failureOf(thrown).code ?? '');

/** Whether the database cannot be reached: it is down, starting, has no connection left, or has ended this one. */
export function isDatabaseAway(thrown: unknown): boolean {
  const failure = failureOf(thrown);
  if (LOST_CONNECTION.test(String(thrown))) return true;
  const { code } = failure;
  return typeof code === 'string' && (/^(08|57P0[123]|53300)/.test(code) || isBrokenWay(failure));
}

/** Whether the database is down or stores nothing, whatever the request. */
export const isDatabaseOutage = (thrown: unknown): boolean => isDatabaseAway(thrown) || isStorageFull(thrown);

/** Whether a statement failed because it could not get a lock in time. */
export const isLockUnavailable = (thrown: unknown): boolean => failureOf(thrown).code === '55P03';
