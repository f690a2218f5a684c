import { type DestinationStream, pino } from 'pino';

export type Log = pino.Logger;

/** Keys whose values never reach a log, at any depth a request or a customer record has. */
const SECRET_KEYS = [
  'password',
  'newPassword',
  'confirmNewPassword',
  'currentPassword',
  'token',
  'refresh_token',
  'socialToken',
  'recaptchaToken',
  'authorization',
  'cookie',
  'cardNumber',
  'cvc',
  'secret',
];

/** Fields in which PostgreSQL quotes values of a row or of a parameter. */
const QUOTING_FIELDS = ['detail', 'where', 'internalQuery', 'hint', 'parameters', 'dataType'];
const QUOTED = /(["'(=]).*?(["')])/g;

/** An error as it is logged; for a database error without the values it quotes. */
function writtenError(error: unknown): object {
  const written = pino.stdSerializers.err(error as Error) as unknown as Record<string, unknown>;
  if (!(error instanceof Error) || !('severity' in error)) return written;
  for (const field of QUOTING_FIELDS) delete written[field];
  const sentence = error.message.replaceAll(QUOTED, '$1…$2');
  const stack = String(written.stack).replace(error.message, sentence);
  return { ...written, message: sentence, stack };
}

/**
 * Writes JSON lines, to the standard output by default; `hear` receives each line as it is written.
 */
export function createLog(
  level: string,
  to?: DestinationStream,
  hear?: (line: string) => string,
): Log {
  const redact = {
    paths: SECRET_KEYS.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]),
    censor: '[secret]',
  };
  // Written asynchronously; the rest is flushed when the process ends.
  const serializers = { err: writtenError };
  const hooks = hear ? { streamWrite: hear } : {};
  return pino({ level, redact, serializers, hooks }, to ?? pino.destination({ sync: false }));
}

/**
 * The logger for request lines: their fields are fixed and hold no secret, and redaction would cost
 * ten times as much as writing the line.
 */
export const requestLines = (log: Log): Log => log.child({}, { redact: [] });

/** The logger of a request. Each line carries the request's id. */
export type RequestLog = Record<
  'info' | 'warn' | 'error',
  (details: object, message: string) => void
>;

/** Few requests log anything, so no child logger is created for each. */
export const requestLog = (log: Log, requestId: string): RequestLog => ({
  info: (details, message) => log.info({ requestId, ...details }, message),
  warn: (details, message) => log.warn({ requestId, ...details }, message),
  error: (details, message) => log.error({ requestId, ...details }, message),
});
