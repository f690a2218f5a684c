import { z } from 'zod';
import { siteHosts } from '#kit/sites.ts';
import type { Config } from './config.ts';
import type { RequestLog } from './log.ts';

/**
 * `unknown` when the verification service did not answer: each form decides whether to accept the
 * visitor then.
 */
export type BotVerdict = 'human' | 'bot' | 'unknown';

interface Visit {
  token: string | null | undefined;
  /** The action the page requested the token for, such as `login`. */
  action: string;
  address: string;
}

const LEAST_SCORE = 0.5;
const TIMEOUT_MS = 3000;

const answerShape = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
  hostname: z.string().optional(),
  'error-codes': z.array(z.string()).optional(),
});

/**
 * Checks a bot-protection token with the verification service (contracts §8.2). Without a
 * configured secret this protection is off, and only rate limits apply (PRV-04).
 */
export async function verifyVisitor(
  config: Config,
  log: RequestLog,
  visit: Visit,
): Promise<BotVerdict> {
  if (!config.RECAPTCHA_SECRET) return 'human';
  if (!visit.token) return 'bot';
  try {
    const response = await fetch(config.RECAPTCHA_VERIFY_URL, {
      method: 'POST',
      body: new URLSearchParams({
        secret: config.RECAPTCHA_SECRET,
        response: visit.token,
        remoteip: visit.address,
      }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer = answerShape.parse(await response.json());
    const isOurs = siteHosts(config).includes(answer.hostname ?? '');
    const isRight = answer.action === visit.action && isOurs;
    if (answer.success && isRight && (answer.score ?? 0) >= LEAST_SCORE) return 'human';
    log.info({ action: visit.action, errors: answer['error-codes'] }, 'bot protection refused');
    return 'bot';
  } catch (error) {
    log.warn({ err: error, action: visit.action }, 'bot protection does not answer');
    return 'unknown';
  }
}
