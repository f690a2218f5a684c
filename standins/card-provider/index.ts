import { Hono } from 'hono';
import { limitBody } from '#platform/http/limit-body.ts';
import { cardProviderApi } from './api.ts';
import { challengePage } from './challenge-page.ts';
import { CARD_PROVIDER_PATH, WALLETS_SCRIPT } from './charge.ts';
import type { AppContext } from './database.ts';
import { fieldsPage } from './fields-page.ts';
import { sendWalletsScript } from './wallets-script.ts';

export { CARD_PROVIDER_PATH, PUBLIC_KEY, WALLETS_SCRIPT } from './charge.ts';
export { cardProviderKeys } from './keys.ts';

const LARGEST_BODY = 16 * 1024;

/**
 * The built-in card provider: its API for the shop, its pages for shoppers, under one path. It
 * shares nothing with the shop but the process: it could be served by another machine.
 */
export function cardProviderStandin(appContext: AppContext): Hono {
  const app = new Hono();
  app.onError((error, c) => {
    appContext.log.error({ err: error }, 'the card provider stand-in failed');
    return c.json({ error: 'internal' }, 500);
  });
  app.use(limitBody(LARGEST_BODY, (c) => c.text('Payload Too Large', 413)));
  app.route(`${CARD_PROVIDER_PATH}/api`, cardProviderApi(appContext));
  app.route(CARD_PROVIDER_PATH, fieldsPage(appContext));
  app.route(CARD_PROVIDER_PATH, challengePage(appContext));
  app.get(WALLETS_SCRIPT, sendWalletsScript);
  return app;
}
