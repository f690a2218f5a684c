import { mustSignIn, type ShopEnv } from '#modules/channels/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { route } from '#platform/http/route.ts';
import { transact } from '#platform/unit-of-work.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../operations.ts';
import { setAnimalOfOrder } from './animal-of-order.ts';

/** The number a path ends with; what cannot be one finds nothing. */
const idOf = (path: string) => Number(/(?:^|\/)(\d{1,15})$/.exec(path)?.[1] ?? 0);

/** What an order is for, once its customer keeps the animal in their account. */
export const orderAnimalRoutes = apiRoutes<ShopEnv>(words).openapi(
  route(operations.setAnimalOfOrder),
  async (c) => {
    const { customerId } = mustSignIn(c);
    const { token } = c.req.valid('param');
    const { animal, lists } = c.req.valid('json');
    const animalId = idOf(animal);
    await transact(c.var.appContext, (work) =>
      setAnimalOfOrder(work, { customerId, token, animalId, lists }),
    );
    return c.body(null, 204);
  },
);
