import { type AdminEnv, actAsStaff, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { words } from '#registry/refusals.ts';
import type { PinInput } from '../admin-contracts.ts';
import * as operations from '../admin-operations.ts';
import { codesOf } from '../rules/index.ts';
import { addPin, changePin, listPins, removePin } from './pins.ts';
import { addSynonym, changeSynonym, listSynonyms, removeSynonym } from './synonyms.ts';

/** Admin routes for the synonyms of the search. */
export const adminRoutes = apiRoutes<AdminEnv>(words)
  .openapi(adminRoute(operations.listSearchSynonyms), async (c) => {
    const found = await listSynonyms(c.var.appContext.db);
    const members = found.map((one) => ({
      '@id': `/api/v2/admin/search-synonyms/${one.id}`,
      '@type': 'SearchSynonym' as const,
      ...one,
    }));
    return ld(c, collection(c, 'SearchSynonym', members));
  })
  .openapi(adminRoute(operations.addSearchSynonym), async (c) => {
    const given = c.req.valid('json');
    await actAsStaff(c, { action: 'search_synonym.added', subject: given.typed }, (work) =>
      addSynonym(work, given),
    );
    return c.body(null, 204);
  })
  .openapi(adminRoute(operations.changeSearchSynonym), async (c) => {
    const { id } = c.req.valid('param');
    const given = c.req.valid('json');
    await actAsStaff(c, { action: 'search_synonym.changed', subject: given.typed }, (work) =>
      changeSynonym(work, id, given),
    );
    return c.body(null, 204);
  })
  .openapi(adminRoute(operations.removeSearchSynonym), async (c) => {
    const { id } = c.req.valid('param');
    await actAsStaff(c, { action: 'search_synonym.removed', subject: String(id) }, (work) =>
      removeSynonym(work, id),
    );
    return c.body(null, 204);
  })
  .openapi(adminRoute(operations.listSearchPins), async (c) => {
    const found = await listPins(c.var.appContext.db);
    const members = found.map((one) => ({
      '@id': `/api/v2/admin/search-pins/${one.id}`,
      '@type': 'SearchPin' as const,
      ...one,
    }));
    return ld(c, collection(c, 'SearchPin', members));
  })
  .openapi(adminRoute(operations.addSearchPin), async (c) => {
    const given = c.req.valid('json');
    await actAsStaff(c, pinAction('added', given), (work) => addPin(work, given));
    return c.body(null, 204);
  })
  .openapi(adminRoute(operations.changeSearchPin), async (c) => {
    const { id } = c.req.valid('param');
    const given = c.req.valid('json');
    await actAsStaff(c, pinAction('changed', given), (work) => changePin(work, id, given));
    return c.body(null, 204);
  })
  .openapi(adminRoute(operations.removeSearchPin), async (c) => {
    const { id } = c.req.valid('param');
    await actAsStaff(c, { action: 'search_pin.removed', subject: String(id) }, (work) =>
      removePin(work, id),
    );
    return c.body(null, 204);
  });

/** The journal keeps what was put first. */
const pinAction = (done: 'added' | 'changed', { typed, products, isOn, endsOn }: PinInput) => ({
  action: `search_pin.${done}`,
  subject: typed,
  detail: { products: codesOf(products), isOn, endsOn },
});
