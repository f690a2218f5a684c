import { idempotent, type ShopEnv } from '#modules/channels/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { route } from '#platform/http/route.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../operations.ts';
import { answerBowls } from './answer-bowl.ts';
import {
  accessOf,
  changing,
  presentChanged,
  undoing,
  withStaleSubscription,
} from './answer-http.ts';
import { undoable } from './before-change.ts';
import { changeAddress } from './change-addresses.ts';
import { changeCard } from './change-card.ts';
import { addCoupon, removeCoupon } from './change-coupons.ts';
import { changeDate } from './change-date.ts';
import { changeFrequency } from './change-frequency.ts';
import { addItem, changeItem, removeItem } from './change-items.ts';
import { askAboutNextPoint, askAboutPoint, changeShipping } from './change-shipping.ts';
import { chooseNextPoint } from './choose-next-point.ts';
import { choosePlanB } from './choose-plan-b.ts';
import { setAnimals } from './fed-animals.ts';
import { presentChanges, presentPreview } from './present.ts';
import { previewChange } from './processes/preview-change.ts';
import { getDetail } from './read.ts';
import { swapItem } from './swap-item.ts';
import { findChanges, undoChange } from './undo-change.ts';

const lastOf = (given: string) => given.slice(given.lastIndexOf('/') + 1);
/** An id of the wrong form becomes 0, which matches no row. */
const idOf = (text: string) => (/^\d{1,15}$/.test(text) ? Number(text) : 0);

/** Routes that change contents, date, destination and payment (contracts §2.2). */
export const changeRoutes = apiRoutes<ShopEnv>(words)
  .openapi(route(operations.answerBowl), (c) => {
    const { code, id } = c.req.valid('param');
    const answers = [{ id: idOf(id), answer: c.req.valid('json') }];
    return changing(c, code, (work, access) => answerBowls(work, access, answers), 'shared');
  })
  .openapi(route(operations.previewSubscriptionChange), (c) => {
    const { code } = c.req.valid('param');
    return withStaleSubscription(c, code, 'shared', async (access) => {
      const previewed = await previewChange(c.var.appContext, access, c.req.valid('json'));
      return ld(c, presentPreview(code, previewed));
    });
  })
  .openapi(route(operations.listSubscriptionChanges), async (c) => {
    const { db, clock } = c.var.appContext;
    const access = await accessOf(c, c.req.valid('param').code, 'shared');
    const today = clock.today();
    const { subscription } = await getDetail(db, access, today);
    const changes = presentChanges(
      subscription,
      await findChanges(db, subscription),
      access,
      today,
    );
    return ld(c, collection(c, 'SubscriptionChange', changes));
  })
  .openapi(route(operations.undoSubscriptionChange), (c) => {
    const { code, id } = c.req.valid('param');
    return changing(c, code, (work, access) => undoChange(work, access, idOf(id)), 'shared');
  })
  .openapi(route(operations.changeNextDate), (c) =>
    undoing(
      c,
      c.req.valid('param').code,
      (work, access) => changeDate(work, access, c.req.valid('json')),
      'shared',
    ),
  )
  .openapi(route(operations.changeFrequency), (c) =>
    undoing(
      c,
      c.req.valid('param').code,
      (work, access) => changeFrequency(work, access, c.req.valid('json')),
      'shared',
    ),
  )
  .openapi(route(operations.addSubscriptionItem), (c) => {
    const { code } = c.req.valid('param');
    const { productVariant, quantity, scope } = c.req.valid('json');
    const item = { variantCode: lastOf(productVariant), quantity, scope };
    return withStaleSubscription(c, code, 'own', (access) =>
      idempotent(c, async (work) => {
        await undoable(work, access, () => addItem(work, access, item));
        return { status: 201, ...(await presentChanged(work, access)) };
      }),
    );
  })
  .openapi(route(operations.changeSubscriptionItem), (c) => {
    const { code, id } = c.req.valid('param');
    return undoing(
      c,
      code,
      (work, access) => changeItem(work, access, idOf(id), c.req.valid('json')),
      'shared',
    );
  })
  .openapi(route(operations.setAnimalsOfItem), (c) => {
    const { code, id } = c.req.valid('param');
    const animals = c.req.valid('json').animals.map((path) => idOf(lastOf(path)));
    return changing(c, code, (work, access) => setAnimals(work, access, idOf(id), animals));
  })
  .openapi(route(operations.choosePlanB), (c) => {
    const { code, id } = c.req.valid('param');
    const requested = c.req.valid('json');
    const choice =
      requested.choice === 'replace'
        ? { choice: requested.choice, variantCode: lastOf(requested.productVariant) }
        : requested;
    return changing(c, code, (work, access) => choosePlanB(work, access, idOf(id), choice));
  })
  .openapi(route(operations.chooseNextPoint), async (c) => {
    const { code } = c.req.valid('param');
    const { pickupPoint } = c.req.valid('json');
    const point =
      pickupPoint === null
        ? null
        : await askAboutNextPoint(c.var.appContext, await accessOf(c, code), lastOf(pickupPoint));
    return changing(c, code, (work, access) => chooseNextPoint(work, access, point));
  })
  .openapi(route(operations.replaceSubscriptionItem), (c) => {
    const { code, id } = c.req.valid('param');
    const { productVariant, quantity, scope, overlap } = c.req.valid('json');
    const comes = { variantCode: lastOf(productVariant), quantity, scope, overlap };
    return undoing(c, code, (work, access) => swapItem(work, access, idOf(id), comes), 'shared');
  })
  .openapi(route(operations.removeSubscriptionItem), (c) => {
    const { code, id } = c.req.valid('param');
    const { scope } = c.req.valid('query');
    return undoing(c, code, (work, access) => removeItem(work, access, idOf(id), scope));
  })
  .openapi(route(operations.changeShippingAddress), (c) =>
    undoing(c, c.req.valid('param').code, (work, access) =>
      changeAddress(work, access, 'shippingAddress', c.req.valid('json')),
    ),
  )
  .openapi(route(operations.changeBillingAddress), (c) =>
    undoing(c, c.req.valid('param').code, (work, access) =>
      changeAddress(work, access, 'billingAddress', c.req.valid('json')),
    ),
  )
  .openapi(route(operations.changeSubscriptionShipping), async (c) => {
    const { code } = c.req.valid('param');
    const { shippingMethod, pickupPoint, scope } = c.req.valid('json');
    const methodCode = lastOf(shippingMethod);
    const point = pickupPoint
      ? await askAboutPoint(
          c.var.appContext,
          await accessOf(c, code),
          methodCode,
          lastOf(pickupPoint),
        )
      : null;
    return undoing(c, code, (work, access) =>
      changeShipping(work, access, { methodCode, point, scope }),
    );
  })
  .openapi(route(operations.changeSubscriptionPayment), (c) =>
    changing(c, c.req.valid('param').code, (work, access) =>
      changeCard(work, access, c.req.valid('json')),
    ),
  )
  .openapi(route(operations.addSubscriptionCoupon), (c) =>
    withStaleSubscription(c, c.req.valid('param').code, 'own', (access) =>
      idempotent(c, async (work) => {
        await undoable(work, access, () => addCoupon(work, access, c.req.valid('json')));
        return { status: 201, ...(await presentChanged(work, access)) };
      }),
    ),
  )
  .openapi(route(operations.removeSubscriptionCoupon), (c) => {
    const { code, couponCode } = c.req.valid('param');
    const { scope } = c.req.valid('query');
    return undoing(c, code, (work, access) => removeCoupon(work, access, couponCode, scope));
  });
