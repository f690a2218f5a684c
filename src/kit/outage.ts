/** SQLSTATE of a server that is away, starts, stops, is full or takes reads only. */
const SQL_STATES = /^(?:08\d{3}|57P0[1-4]|53\d{3}|25006)$/;
/** System errors of a connection that is refused, lost, or leads nowhere. */
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
/** How the PostgreSQL client says the same without a code. */
const MESSAGES =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed and is not queryable|Cannot use a pool after calling end|This socket has been ended)/;

/** Seconds after which a client may well try again. */
export const OUTAGE_RETRY_SECONDS = 5;

/**
 * Whether an error says that something we need is away for the moment (the database restarts, a
 * service does not answer): no bug of ours, and worth another try soon.
 */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall, status, cause } = error as Error & Record<string, unknown>;
  // A host that took longer than it may.
  if (error.name === 'TimeoutError') return true;
  if (status === 502 || status === 503 || status === 504) return true;
  if (typeof code === 'string' && (SQL_STATES.test(code) || SYSTEM_CODES.has(code))) return true;
  // The socket of a local database that is not there.
  if (code === 'ENOENT' && syscall === 'connect') return true;
  if (MESSAGES.test(error.message)) return true;
  if (error instanceof AggregateError) return error.errors.some(isOutage);
  return cause !== undefined && isOutage(cause);
}
