import { type AdminEnv, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { ld } from '#platform/http/ld-json.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../admin-operations.ts';
import { changeAddress } from './change-addresses.ts';
import { changeDate } from './change-date.ts';
import { changeFrequency } from './change-frequency.ts';
import { addItem, changeItem, removeItem } from './change-items.ts';
import { askAboutPoint, changeShipping } from './change-shipping.ts';
import { presentPreview } from './present.ts';
import { previewChange } from './processes/preview-change.ts';
import { swapItem } from './swap-item.ts';
import { changeForTeam, teamAccess } from './team-http.ts';

const lastOf = (given: string) => given.slice(given.lastIndexOf('/') + 1);
/** An id of the wrong form becomes 0, which matches no row. */
const idOf = (text: string) => (/^\d{1,15}$/.test(text) ? Number(text) : 0);

/** Admin routes that change contents, date and destination, by the same commands as the customer's routes. */
export const adminChangeRoutes = apiRoutes<AdminEnv>(words)
  .openapi(adminRoute(operations.changeAnyNextDate), (c) => {
    const detail = c.req.valid('json');
    const change = { ...c.req.valid('param'), ...seenIn(c.req.valid('query')), detail };
    return changeForTeam(c, { action: 'subscription.date', ...change }, (work, access) =>
      changeDate(work, access, detail),
    );
  })
  .openapi(adminRoute(operations.changeAnyFrequency), (c) => {
    const detail = c.req.valid('json');
    const change = { ...c.req.valid('param'), ...seenIn(c.req.valid('query')), detail };
    return changeForTeam(c, { action: 'subscription.rhythm', ...change }, (work, access) =>
      changeFrequency(work, access, detail),
    );
  })
  .openapi(adminRoute(operations.addAnySubscriptionItem), (c) => {
    const { productVariant, quantity, scope } = c.req.valid('json');
    const detail = { variantCode: lastOf(productVariant), quantity, scope };
    const change = { ...c.req.valid('param'), ...seenIn(c.req.valid('query')), detail };
    return changeForTeam(c, { action: 'subscription.item_added', ...change }, (work, access) =>
      addItem(work, access, detail),
    );
  })
  .openapi(adminRoute(operations.changeAnySubscriptionItem), (c) => {
    const { code, id } = c.req.valid('param');
    const requested = c.req.valid('json');
    const change = { code, ...seenIn(c.req.valid('query')), detail: { id, ...requested } };
    return changeForTeam(c, { action: 'subscription.item_changed', ...change }, (work, access) =>
      changeItem(work, access, idOf(id), requested),
    );
  })
  .openapi(adminRoute(operations.previewAnySubscriptionChange), async (c) => {
    const { code } = c.req.valid('param');
    const access = await teamAccess(c, { code, ...seenIn(c.req.valid('query')) });
    const previewed = await previewChange(c.var.appContext, access, c.req.valid('json'));
    const own = { '@id': `/api/v2/admin/subscriptions/${code}/previews` };
    return ld(c, Object.assign(presentPreview(code, previewed), own));
  })
  .openapi(adminRoute(operations.replaceAnySubscriptionItem), (c) => {
    const { code, id } = c.req.valid('param');
    const { productVariant, ...swap } = c.req.valid('json');
    const comes = { ...swap, variantCode: lastOf(productVariant) };
    const change = { code, ...seenIn(c.req.valid('query')), detail: { id, ...comes } };
    return changeForTeam(c, { action: 'subscription.item_replaced', ...change }, (work, access) =>
      swapItem(work, access, idOf(id), comes),
    );
  })
  .openapi(adminRoute(operations.removeAnySubscriptionItem), (c) => {
    const { code, id } = c.req.valid('param');
    const { scope, version } = c.req.valid('query');
    const change = { code, version, detail: { id, scope } };
    return changeForTeam(c, { action: 'subscription.item_removed', ...change }, (work, access) =>
      removeItem(work, access, idOf(id), scope),
    );
  })
  .openapi(adminRoute(operations.changeAnyShippingAddress), (c) => {
    const change = { ...c.req.valid('param'), ...seenIn(c.req.valid('query')) };
    return changeForTeam(c, { action: 'subscription.address', ...change }, (work, access) =>
      changeAddress(work, access, 'shippingAddress', c.req.valid('json')),
    );
  })
  .openapi(adminRoute(operations.changeAnyShipping), async (c) => {
    const { shippingMethod, pickupPoint, scope } = c.req.valid('json');
    const detail = { methodCode: lastOf(shippingMethod), scope };
    const change = { ...c.req.valid('param'), ...seenIn(c.req.valid('query')), detail };
    const { methodCode } = detail;
    const point = pickupPoint
      ? await askAboutPoint(
          c.var.appContext,
          await teamAccess(c, change),
          methodCode,
          lastOf(pickupPoint),
        )
      : null;
    return changeForTeam(c, { action: 'subscription.shipping', ...change }, (work, access) =>
      changeShipping(work, access, { methodCode, point, scope }),
    );
  });

const seenIn = ({ version }: { version?: string | undefined }) => ({ version });
