import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { mustSignIn, type ShopEnv } from '#modules/channels/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { errorResponses } from '#platform/http/openapi.ts';
import { createRateLimit, tooMany } from '#platform/http/rate-limit.ts';
import { transact } from '#platform/work.ts';
import { words } from '#refusals.ts';
import { imageTicketShape, uploadAuthorisation } from '../contracts.ts';
import { authoriseUpload } from './authorise-upload.ts';
import { customerOfTicket, makeTicket } from './upload-signature.ts';

const TEN_MINUTES = 600;
const MOST_UPLOADS = 60;
const limitUploads = createRateLimit(MOST_UPLOADS, TEN_MINUTES);

const json = (schema: z.ZodType, description: string) => ({
  description,
  content: { 'application/json': { schema } },
});

const authenticationRoute = createRoute({
  method: 'get',
  path: '/shop/images/authentication',
  operationId: 'authoriseImageUpload',
  tags: ['Image'],
  summary: 'What one upload needs; the ticket stands for the bearer token',
  request: { query: z.object({ ticket: z.string().optional(), t: z.string().optional() }) },
  responses: {
    200: json(uploadAuthorisation, 'Valid once, for half an hour'),
    ...errorResponses(401, 429),
  },
});

const ticketRoute = createRoute({
  method: 'get',
  path: '/shop/images/ticket',
  operationId: 'getImageTicket',
  tags: ['Image'],
  summary: 'Lets an uploader that can send no header ask in the name of the signed-in customer',
  responses: { 200: json(imageTicketShape, 'Valid for an hour'), ...errorResponses(401) },
});

const seconds = (c: Context<ShopEnv>) =>
  Math.floor(c.var.machine.clock.now().epochMilliseconds / 1000);

/** Who asks: by a ticket, else by the bearer token. */
function customerOf(c: Context<ShopEnv>, ticket: string | undefined): number {
  const customer = ticket && customerOfTicket(c.var.machine.config, ticket, seconds(c));
  return customer || mustSignIn(c).customerId;
}

/** Before an upload (contracts §5.1). */
export const shopRoutes = apiRoutes<ShopEnv>(words)
  .openapi(authenticationRoute, async (c) => {
    const { machine } = c.var;
    const customerId = customerOf(c, c.req.valid('query').ticket);
    await limitUploads(c, String(customerId));
    const authorised = await transact(machine, (work) =>
      authoriseUpload(work, machine.config, customerId),
    );
    if (!authorised) throw tooMany(c, TEN_MINUTES);
    c.header('cache-control', 'no-store');
    return c.json(authorised, 200);
  })
  .openapi(ticketRoute, (c) => {
    const { customerId } = mustSignIn(c);
    const expire = seconds(c) + 3600;
    c.header('cache-control', 'no-store');
    return c.json({ ticket: makeTicket(c.var.machine.config, customerId, expire), expire }, 200);
  });
