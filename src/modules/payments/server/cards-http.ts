import { mustSignIn, type ShopEnv } from '#modules/channels/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { route } from '#platform/http/route.ts';
import { transact } from '#platform/unit-of-work.ts';
import { words } from '#registry/refusals.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import * as operations from '../operations.ts';
import { findCard, listCards, type SavedCard } from './cards.ts';
import { preferCard, removeCard } from './change-cards.ts';
import { presentCard } from './present-card.ts';

/** Whether something is still paid with a card; the subscriptions module answers it. */
export type IsCardUsed = (work: UnitOfWork, cardId: number) => Promise<boolean>;

/** An id of the wrong form becomes 0, which matches no row. */
const idOf = (text: string) => (/^\d{1,15}$/.test(text) ? Number(text) : 0);

/** Routes for saved cards (contracts §2.6). */
export const cardRoutes = (isUsed: IsCardUsed) =>
  apiRoutes<ShopEnv>(words)
    .openapi(route(operations.listPaymentCards), async (c) => {
      const { customerId } = mustSignIn(c);
      const cards = await listCards(c.var.appContext.db, customerId);
      return ld(c, collection(c, 'PaymentCard', cards.map(presentCard)));
    })
    .openapi(route(operations.preferPaymentCard), async (c) => {
      const { customerId } = mustSignIn(c);
      const id = idOf(c.req.valid('param').id);
      const card = await transact(c.var.appContext, async (work) => {
        await preferCard(work, customerId, id);
        return (await findCard(work.tx, customerId, id)) as SavedCard;
      });
      return ld(c, presentCard(card));
    })
    .openapi(route(operations.removePaymentCard), async (c) => {
      const { customerId } = mustSignIn(c);
      const id = idOf(c.req.valid('param').id);
      await transact(c.var.appContext, (work) => removeCard(work, customerId, id, isUsed));
      return c.body(null, 204);
    });
