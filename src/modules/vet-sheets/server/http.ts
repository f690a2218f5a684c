import type { Context } from 'hono';
import { refuse } from '#kit/refusal.ts';
import { mustSignIn, type ShopEnv } from '#modules/channels/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { createRateLimit } from '#platform/http/rate-limit.ts';
import { route } from '#platform/http/route.ts';
import { transact } from '#platform/unit-of-work.ts';
import { words } from '#registry/refusals.ts';
import type { VetLinkShape } from '../contracts.ts';
import * as operations from '../operations.ts';
import { endLink, listLinks, makeLink, type OwnAnimal } from './links.ts';
import { readSheet } from './read-sheet.ts';

/** Tokens have 256 bits; the limit only slows down guessing. */
const limitVisitors = createRateLimit(60, 3600);

const ID = /^\d{1,15}$/;

/**
 * The animal named in a request.
 * @throws Refusal for an id of the wrong form.
 */
function animalOf(c: Context<ShopEnv>, id: string): OwnAnimal {
  const { customerId } = mustSignIn(c);
  if (!c.var.appContext.config.FEATURE_ANIMALS || !ID.test(id)) throw refuse('pet.unknown');
  return { customerId, animalId: Number(id) };
}

interface Row {
  id: number;
  createdAt: Date;
  lastDay: string;
}

const presentLink = ({ animalId }: OwnAnimal, { id, createdAt, lastDay }: Row): VetLinkShape => ({
  '@id': `/api/v2/shop/animals/${animalId}/vet-links/${id}`,
  '@type': 'VetLink',
  id,
  createdAt: createdAt.toISOString(),
  lastDay,
});

/** Routes for vet sheets: the owner makes and revokes links, the holder of a link reads the sheet (N-11). */
export const vetSheetRoutes = apiRoutes<ShopEnv>(words)
  .openapi(route(operations.listVetLinks), async (c) => {
    const animal = animalOf(c, c.req.valid('param').id);
    const { db, clock } = c.var.appContext;
    const links = await listLinks(db, animal, clock.today());
    const members = links.map((link) => presentLink(animal, link));
    return ld(c, collection(c, 'VetLink', members));
  })
  .openapi(route(operations.makeVetLink), async (c) => {
    const animal = animalOf(c, c.req.valid('param').id);
    const { days } = c.req.valid('json');
    const made = await transact(c.var.appContext, (work) => makeLink(work, animal, days));
    return ld(c, { ...presentLink(animal, made), token: made.token }, 201);
  })
  .openapi(route(operations.endVetLink), async (c) => {
    const { id, link } = c.req.valid('param');
    const animal = animalOf(c, id);
    const linkId = ID.test(link) ? Number(link) : 0;
    await transact(c.var.appContext, (work) => endLink(work, animal, linkId));
    return c.body(null, 204);
  })
  .openapi(route(operations.getVetSheet), async (c) => {
    const { appContext, channel, clientAddress } = c.var;
    await limitVisitors(c, clientAddress);
    if (!appContext.config.FEATURE_ANIMALS) throw refuse('vet_link.unknown');
    const { token } = c.req.valid('param');
    c.header('cache-control', 'no-store');
    return ld(c, await readSheet(appContext.db, channel.code, token, appContext.clock.today()));
  });
