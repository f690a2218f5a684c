import type { Context } from 'hono';
import { refuse } from '#kit/refusal.ts';
import { idempotent, mustSignIn, type ShopEnv } from '#modules/channels/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { pagingOf } from '#platform/http/paging.ts';
import { route } from '#platform/http/route.ts';
import { transact } from '#platform/unit-of-work.ts';
import { words } from '#registry/refusals.ts';
import type { CustomerUpdate } from '../contracts.ts';
import * as operations from '../operations.ts';
import { addAddress } from './add-address.ts';
import { changeAddress } from './change-address.ts';
import { deleteAddress } from './delete-address.ts';
import { findCities } from './find-cities.ts';
import { presentAddress, presentCustomer } from './present.ts';
import {
  type Address,
  type Customer,
  findAddress,
  findCustomer,
  listAddresses,
} from './queries.ts';
import { updateCustomer } from './update-customer.ts';

/** The id in a path; null when it is not a number. */
const idOf = (text: string): number | null => (/^\d{1,15}$/.test(text) ? Number(text) : null);

const topLevel = (address: Address) => ({
  '@context': '/api/v2/contexts/Address',
  ...presentAddress(address),
});

async function ownCustomer(c: Context<ShopEnv>, customerId: number): Promise<Customer> {
  const customer = await findCustomer(c.var.appContext.db, customerId);
  if (!customer) throw refuse('customer.unknown');
  return customer;
}

async function ownAddress(
  db: Parameters<typeof findAddress>[0],
  customerId: number,
  id: number | null,
): Promise<Address> {
  const address = id && (await findAddress(db, customerId, id));
  if (!address) throw refuse('address.unknown');
  return address;
}

/** Requires a password, or an identity provider's response; refuses on `field`. */
type ProveOwner = (
  c: Context<ShopEnv>,
  email: string,
  proof: Pick<CustomerUpdate, 'socialToken' | 'socialVerifier'> & { password: CurrentPassword },
  field: string,
) => Promise<void>;
type CurrentPassword = CustomerUpdate['currentPassword'];

/** Customer and addresses (contracts §1.10, §1.11): always the caller's own. */
export const customerRoutes = (prove: ProveOwner) =>
  apiRoutes<ShopEnv>(words)
    .openapi(route(operations.getCustomer), async (c) => {
      const { customerId } = mustSignIn(c);
      if (idOf(c.req.valid('param').id) !== customerId) throw refuse('customer.unknown');
      return ld(c, presentCustomer(await ownCustomer(c, customerId)));
    })
    .openapi(route(operations.updateCustomer), async (c) => {
      const { customerId } = mustSignIn(c);
      if (idOf(c.req.valid('param').id) !== customerId) throw refuse('customer.unknown');
      const { currentPassword, socialToken, socialVerifier, ...update } = c.req.valid('json');
      if (typeof currentPassword === 'string' || socialToken) {
        const { email } = await ownCustomer(c, customerId);
        const proof = { password: currentPassword, socialToken, socialVerifier };
        await prove(c, email, proof, 'currentPassword');
      }
      const customer = await transact(c.var.appContext, async (work) => {
        await updateCustomer(work, customerId, update);
        return findCustomer(work.tx, customerId);
      });
      if (!customer) throw refuse('customer.unknown');
      return ld(c, presentCustomer(customer));
    })
    .openapi(route(operations.listAddresses), async (c) => {
      const { customerId } = mustSignIn(c);
      const paging = pagingOf(c);
      const book = await listAddresses(c.var.appContext.db, customerId, paging);
      return ld(
        c,
        collection(c, 'Address', book.addresses.map(presentAddress), book.total, paging),
      );
    })
    .openapi(route(operations.addAddress), (c) => {
      const { customerId } = mustSignIn(c);
      const input = c.req.valid('json');
      return idempotent(c, async (work) => {
        const id = await addAddress(work, customerId, input);
        return { status: 201, body: topLevel(await ownAddress(work.tx, customerId, id)) };
      });
    })
    .openapi(route(operations.getAddress), async (c) => {
      const { customerId } = mustSignIn(c);
      const id = idOf(c.req.valid('param').id);
      return ld(c, topLevel(await ownAddress(c.var.appContext.db, customerId, id)));
    })
    .openapi(route(operations.changeAddress), async (c) => {
      const { customerId } = mustSignIn(c);
      const id = idOf(c.req.valid('param').id);
      if (id === null) throw refuse('address.unknown');
      const update = c.req.valid('json');
      const address = await transact(c.var.appContext, async (work) => {
        await changeAddress(work, customerId, id, update);
        return ownAddress(work.tx, customerId, id);
      });
      return ld(c, topLevel(address));
    })
    .openapi(route(operations.deleteAddress), async (c) => {
      const { customerId } = mustSignIn(c);
      const id = idOf(c.req.valid('param').id);
      if (id === null) throw refuse('address.unknown');
      await transact(c.var.appContext, (work) => deleteAddress(work, customerId, id));
      return c.body(null, 204);
    })
    .openapi(route(operations.listCities), async (c) => {
      const { countryCode, postcode } = c.req.valid('query');
      return ld(c, { cities: await findCities(countryCode, postcode) });
    });
