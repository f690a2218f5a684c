import { createRoute, z } from '@hono/zod-openapi';
import { mustSignIn, type ShopEnv } from '#modules/channels/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import {
  collectionResponse,
  errorResponses,
  jsonBody,
  ldResponse,
} from '#platform/http/openapi.ts';
import { transact } from '#platform/work.ts';
import { words } from '#refusals.ts';
import type { Work } from '#schema.ts';
import { paymentCardShape, paymentCardUpdate } from '../contracts.ts';
import { findCard, type KeptCard, listCards } from './cards.ts';
import { preferCard, removeCard } from './change-cards.ts';
import { presentCard } from './present-card.ts';

const tags = ['Payments'];
const ofCard = { params: z.object({ id: z.string() }) };
const path = '/shop/payment-cards/{id}';

const listing = createRoute({
  method: 'get',
  path: '/shop/payment-cards',
  operationId: 'listPaymentCards',
  tags,
  summary: 'Cards the customer asked us to keep, the one proposed first before the others',
  responses: {
    200: collectionResponse(paymentCardShape),
    ...errorResponses(401),
  },
});
const preferring = createRoute({
  method: 'patch',
  path,
  operationId: 'preferPaymentCard',
  tags,
  summary: 'Propose this card first',
  request: { ...ofCard, body: jsonBody(paymentCardUpdate, 'PATCH') },
  responses: {
    200: ldResponse(paymentCardShape, 'The card'),
    ...errorResponses(400, 401, 404, 415, 422),
  },
});
const removing = createRoute({
  method: 'delete',
  path,
  operationId: 'removePaymentCard',
  tags,
  summary: 'Forget this card, here and at the provider',
  request: ofCard,
  responses: { 204: { description: 'Forgotten' }, ...errorResponses(401, 404, 422) },
});

/** Whether something is still paid with a card; who keeps subscriptions knows. */
export type IsCardUsed = (work: Work, cardId: number) => Promise<boolean>;

/** An id that cannot be one finds nothing. */
const idOf = (text: string) => (/^\d{1,15}$/.test(text) ? Number(text) : 0);

/** Kept cards (contracts §2.6). */
export const cardRoutes = (isUsed: IsCardUsed) =>
  apiRoutes<ShopEnv>(words)
    .openapi(listing, async (c) => {
      const { customerId } = mustSignIn(c);
      const cards = await listCards(c.var.machine.db, customerId);
      return ld(c, collection(c, 'PaymentCard', cards.map(presentCard)));
    })
    .openapi(preferring, async (c) => {
      const { customerId } = mustSignIn(c);
      const id = idOf(c.req.valid('param').id);
      const card = await transact(c.var.machine, async (work) => {
        await preferCard(work, customerId, id);
        return (await findCard(work.tx, customerId, id)) as KeptCard;
      });
      return ld(c, presentCard(card));
    })
    .openapi(removing, async (c) => {
      const { customerId } = mustSignIn(c);
      const id = idOf(c.req.valid('param').id);
      await transact(c.var.machine, (work) => removeCard(work, customerId, id, isUsed));
      return c.body(null, 204);
    });
