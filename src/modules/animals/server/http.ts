import type { MiddlewareHandler } from 'hono';
import { refuse } from '#kit/refusal.ts';
import { idempotent, mustSignIn, type ShopEnv } from '#modules/channels/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { pagingOf } from '#platform/http/paging.ts';
import { route } from '#platform/http/route.ts';
import { transact } from '#platform/unit-of-work.ts';
import { words } from '#registry/refusals.ts';
import type { AppContext, Tx } from '#registry/schema.ts';
import * as operations from '../operations.ts';
import { addAnimal } from './add-animal.ts';
import { changeAnimal, type NoteChange } from './change-animal.ts';
import { addListRoutes } from './lists-http.ts';
import { presentAnimal } from './present.ts';
import { findAnimal, listAnimals } from './queries.ts';
import { type Farewell, removeAnimal } from './remove-animal.ts';
import { setPhoto, takePhotoAway } from './set-photo.ts';

/** The id in a path; not a number: matches nothing. */
function numberOf(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw refuse('pet.unknown');
  return Number(text);
}

/** The animal as a complete response. */
async function topLevel(
  appContext: AppContext,
  db: AppContext['db'] | Tx,
  customerId: number,
  id: number,
) {
  const animal = await findAnimal(db, customerId, id);
  if (!animal) throw refuse('pet.unknown');
  return {
    '@context': '/api/v2/contexts/Animal',
    ...presentAnimal(animal, appContext.clock.today()),
  };
}

/** With the feature disabled, every route is a 404 (GRD-01). */
const whileAnimalsAreOn: MiddlewareHandler<ShopEnv> = async (c, next) => {
  if (!c.var.appContext.config.FEATURE_ANIMALS) throw refuse('pet.unknown');
  await next();
};

/**
 * Animals of the signed-in customer, and lists of choices (contracts §2.1). `farewell` ends
 * services for an animal that died, `noteChange` reacts to changes.
 */
export function animalRoutes(farewell: Farewell, noteChange: NoteChange) {
  const shopRoutes = apiRoutes<ShopEnv>(words);
  shopRoutes.use('/shop/animals/*', whileAnimalsAreOn);
  shopRoutes.use('/shop/animals', whileAnimalsAreOn);
  addListRoutes(shopRoutes, whileAnimalsAreOn);
  shopRoutes
    .openapi(route(operations.listAnimals), async (c) => {
      const { customerId } = mustSignIn(c);
      const { db, clock } = c.var.appContext;
      const paging = pagingOf(c);
      const { animals: page, total } = await listAnimals(db, customerId, paging);
      const members = page.map((animal) => presentAnimal(animal, clock.today()));
      return ld(c, collection(c, 'Animal', members, total, paging));
    })
    .openapi(route(operations.addAnimal), (c) => {
      const { customerId } = mustSignIn(c);
      const input = c.req.valid('json');
      return idempotent(c, async (work) => {
        const id = await addAnimal(work, customerId, input);
        return { status: 201, body: await topLevel(c.var.appContext, work.tx, customerId, id) };
      });
    })
    .openapi(route(operations.getAnimal), async (c) => {
      const { customerId } = mustSignIn(c);
      const { appContext } = c.var;
      const id = numberOf(c.req.valid('param').id);
      return ld(c, await topLevel(appContext, appContext.db, customerId, id));
    })
    .openapi(route(operations.changeAnimal), async (c) => {
      const { customerId } = mustSignIn(c);
      const id = numberOf(c.req.valid('param').id);
      const update = c.req.valid('json');
      const { appContext } = c.var;
      const changed = await transact(appContext, async (work) => {
        await changeAnimal(work, customerId, id, { update, noteChange });
        return topLevel(appContext, work.tx, customerId, id);
      });
      return ld(c, changed);
    })
    .openapi(route(operations.deleteAnimal), async (c) => {
      const { customerId } = mustSignIn(c);
      const id = numberOf(c.req.valid('param').id);
      await transact(c.var.appContext, (work) =>
        removeAnimal(work, customerId, id, { deletion: null, farewell }),
      );
      return c.body(null, 204);
    })
    .openapi(route(operations.deleteAnimalWithReason), (c) => {
      const { customerId } = mustSignIn(c);
      const id = numberOf(c.req.valid('param').id);
      const deletion = c.req.valid('json');
      return idempotent(c, async (work) => {
        await removeAnimal(work, customerId, id, { deletion, farewell });
        return { status: 204 };
      });
    })
    .openapi(route(operations.setAnimalPhoto), async (c) => {
      const { customerId } = mustSignIn(c);
      const id = numberOf(c.req.valid('param').id);
      const photo = c.req.valid('json');
      const { appContext } = c.var;
      const changed = await transact(appContext, async (work) => {
        await setPhoto(work, {
          customerId,
          id,
          photo,
          endpoint: appContext.config.IMAGE_URL_ENDPOINT,
        });
        return topLevel(appContext, work.tx, customerId, id);
      });
      return ld(c, changed);
    })
    .openapi(route(operations.deleteAnimalPhoto), async (c) => {
      const { customerId } = mustSignIn(c);
      const id = numberOf(c.req.valid('param').id);
      await transact(c.var.appContext, (work) => takePhotoAway(work, customerId, id));
      return c.body(null, 204);
    });
  return shopRoutes;
}
