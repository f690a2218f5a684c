import { Hono } from 'hono';

export const BOT_VERIFIER_PATH = '/_dev/recaptcha/siteverify';

export const BOT_SCRIPT_PATH = '/_dev/recaptcha/api.js';

/** The global object appears a moment after the script, like the real one's. */
const SCRIPT = `setTimeout(() => {
  const api = { ready: (f) => f(), render: () => 0, execute: async (_, { action }) => 'ok:' + action };
  globalThis.grecaptcha = { ...api, enterprise: api };
}, 60);`;

/**
 * Stand-in of the bot-protection verifier, with tokens a person can type: `ok:login` is human,
 * `low:login` looks like a bot, anything else was never issued.
 */
export function botVerifierStandin(hostname: string): Hono {
  const app = new Hono();
  app.get(BOT_SCRIPT_PATH, (c) => c.body(SCRIPT, 200, { 'content-type': 'text/javascript' }));
  app.post(BOT_VERIFIER_PATH, async (c) => {
    const { response = '' } = await c.req.parseBody<{ response?: string }>();
    const [kind, action = ''] = response.split(':');
    if (kind !== 'ok' && kind !== 'low')
      return c.json({ success: false, 'error-codes': ['invalid-input-response'] });
    return c.json({ success: true, score: kind === 'ok' ? 0.9 : 0.1, action, hostname });
  });
  return app;
}
