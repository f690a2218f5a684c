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
  return pino({
    level,
    redact: {
      paths: SECRET_KEYS.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]),
      censor: '[secret]',
    },
  });
}
