import { pino } from 'pino';

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

export function createLog(level: string): Log {
  const redact = {
    paths: SECRET_KEYS.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]),
    censor: '[secret]',
  };
  // Written beside the work, not in the middle of it; what is left is written when the process ends.
  return pino({ level, redact }, pino.destination({ sync: false }));
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
