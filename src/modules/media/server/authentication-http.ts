import type { Context } from 'hono';
import { mustSignIn, type ShopEnv } from '#modules/channels/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { createRateLimit, tooMany } from '#platform/http/rate-limit.ts';
import { route } from '#platform/http/route.ts';
import { transact } from '#platform/unit-of-work.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../operations.ts';
import { authoriseUpload } from './authorise-upload.ts';
import { customerOfTicket, makeTicket } from './upload-signature.ts';

const TEN_MINUTES = 600;
const MOST_UPLOADS = 60;
const limitUploads = createRateLimit(MOST_UPLOADS, TEN_MINUTES);

const seconds = (c: Context<ShopEnv>) =>
  Math.floor(c.var.appContext.clock.now().epochMilliseconds / 1000);

/** The customer of a ticket, else of the bearer token. */
function customerOf(c: Context<ShopEnv>, ticket: string | undefined): number {
  const customer = ticket && customerOfTicket(c.var.appContext.config, ticket, seconds(c));
  return customer || mustSignIn(c).customerId;
}

/** Authorisation of uploads (contracts §5.1). */
export const shopRoutes = apiRoutes<ShopEnv>(words)
  .openapi(route(operations.authoriseImageUpload), async (c) => {
    const { appContext } = c.var;
    const customerId = customerOf(c, c.req.valid('query').ticket);
    await limitUploads(c, String(customerId));
    const authorised = await transact(appContext, (work) =>
      authoriseUpload(work, appContext.config, customerId),
    );
    if (!authorised) throw tooMany(c, TEN_MINUTES);
    c.header('cache-control', 'no-store');
    return c.json(authorised, 200);
  })
  .openapi(route(operations.getImageTicket), (c) => {
    const { customerId } = mustSignIn(c);
    const expire = seconds(c) + 3600;
    c.header('cache-control', 'no-store');
    return c.json({ ticket: makeTicket(c.var.appContext.config, customerId, expire), expire }, 200);
  });
