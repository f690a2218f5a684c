import { mustSignIn, type ShopEnv } from '#modules/channels/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { route } from '#platform/http/route.ts';
import { transact } from '#platform/unit-of-work.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../operations.ts';
import { setAnimalOfOrder } from './animal-of-order.ts';

/** The number at the end of a path; 0, which matches no row, for any other form. */
const idOf = (path: string) => Number(/(?:^|\/)(\d{1,15})$/.exec(path)?.[1] ?? 0);

/** Assigns the food of an order to an animal of its customer's account. */
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
