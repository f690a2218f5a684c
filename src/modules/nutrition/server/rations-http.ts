import { refuse } from '#kit/refusal.ts';
import { mustSignIn, type ShopEnv } from '#modules/channels/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { route } from '#platform/http/route.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../operations.ts';
import { findRations } from './rations-of.ts';

/** Rations of a customer's animals for variants in the shop; empty when the animals feature is disabled. */
export const rationRoutes = apiRoutes<ShopEnv>(words).openapi(
  route(operations.listAnimalRations),
  async (c) => {
    const { customerId } = mustSignIn(c);
    const { db, clock, config } = c.var.appContext;
    const { id } = c.req.valid('param');
    if (!config.FEATURE_ANIMALS || !/^\d{1,15}$/.test(id)) throw refuse('pet.unknown');
    const variants = [...new Set(c.req.valid('query').variants.split(','))];
    const { code: channel } = c.var.channel;
    const requested = { customerId, animalId: Number(id), channel, variants };
    const rations = await findRations(db, requested, clock.today());
    if (rations === null) throw refuse('pet.unknown');
    return ld(c, collection(c, 'AnimalRation', rations));
  },
);
