import { Hono } from 'hono';

export const BOT_VERIFIER_PATH = '/_dev/recaptcha/siteverify';

/**
 * Stand-in of the bot-protection verifier, with tokens a person can type: `ok:login` is human,
 * `low:login` looks like a bot, anything else was never issued.
 */
export function botVerifierStandin(hostname: string): Hono {
  const app = new Hono();
  app.post(BOT_VERIFIER_PATH, async (c) => {
    const { response = '' } = await c.req.parseBody<{ response?: string }>();
    const [kind, action = ''] = response.split(':');
    if (kind !== 'ok' && kind !== 'low')
      return c.json({ success: false, 'error-codes': ['invalid-input-response'] });
    return c.json({ success: true, score: kind === 'ok' ? 0.9 : 0.1, action, hostname });
  });
  return app;
}
