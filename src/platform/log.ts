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

/** What PostgreSQL quotes of a row or of a parameter, in a field of its own or in its sentence. */
const QUOTING_FIELDS = ['detail', 'where', 'internalQuery', 'hint', 'parameters', 'dataType'];
const QUOTED = /(["'(=]).*?(["')])/g;

/** An error as it is written: of the database's, what went wrong and not with which value. */
function writtenError(error: unknown): object {
  const written = pino.stdSerializers.err(error as Error) as unknown as Record<string, unknown>;
  if (!(error instanceof Error) || !('severity' in error)) return written;
  for (const field of QUOTING_FIELDS) delete written[field];
  const sentence = error.message.replaceAll(QUOTED, '$1…$2');
  const stack = String(written.stack).replace(error.message, sentence);
  return { ...written, message: sentence, stack };
}

/** Writes lines of JSON, on the standard output unless told where; `hear` sees each as it is written. */
export function createLog(
  level: string,
  to?: DestinationStream,
  hear?: (line: string) => string,
): Log {
  const redact = {
    paths: SECRET_KEYS.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]),
    censor: '[secret]',
  };
  // Written beside the work, not in the middle of it; what is left is written when the process ends.
  const serializers = { err: writtenError };
  const hooks = hear ? { streamWrite: hear } : {};
  return pino({ level, redact, serializers, hooks }, to ?? pino.destination({ sync: false }));
}

/**
 * For the line each request leaves: its fields are known and hold no secret, and looking for one
 * would take ten times as long as writing it.
 */
export const requestLines = (log: Log): Log => log.child({}, { redact: [] });

/** What a request has to tell. Each line carries the request's id. */
export type RequestLog = Record<
  'info' | 'warn' | 'error',
  (details: object, message: string) => void
>;

/** Hardly a request tells anything: a child of the log for each would cost more than it writes. */
export const requestLog = (log: Log, requestId: string): RequestLog => ({
  info: (details, message) => log.info({ requestId, ...details }, message),
  warn: (details, message) => log.warn({ requestId, ...details }, message),
  error: (details, message) => log.error({ requestId, ...details }, message),
});
