/** SQLSTATE codes of a server that is unreachable, starting, stopping, full or read-only. */
const SQL_STATES = /^(?:08\d{3}|57P0[1-4]|53\d{3}|25006)$/;
/** System errors of a connection that is refused, lost or cannot be routed. */
const SYSTEM_CODES: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOSPC',
  'UND_ERR_SOCKET',
  'UND_ERR_CONNECT_TIMEOUT',
]);
/** Messages of the PostgreSQL client for the same failures, which come without a code. */
const MESSAGES =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed and is not queryable|Cannot use a pool after calling end|This socket has been ended)/;

/** Seconds for Retry-After: a client may try again after them. */
export const OUTAGE_RETRY_SECONDS = 5;

/**
 * Whether an error means that a dependency is temporarily away (the database restarts, a service
 * does not answer): not a bug, and worth another try soon.
 */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall, status, cause } = error as Error & Record<string, unknown>;
  // A call that exceeded its timeout.
  if (error.name === 'TimeoutError') return true;
  if (status === 502 || status === 503 || status === 504) return true;
  if (typeof code === 'string' && (SQL_STATES.test(code) || SYSTEM_CODES.has(code))) return true;
  // The Unix socket of a local database does not exist.
  if (code === 'ENOENT' && syscall === 'connect') return true;
  if (MESSAGES.test(error.message)) return true;
  if (error instanceof AggregateError) return error.errors.some(isOutage);
  return cause !== undefined && isOutage(cause);
}
