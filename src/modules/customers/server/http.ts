import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { refuse } from '#kit/refusal.ts';
import { answerOnce, mustSignIn, type ShopEnv } from '#modules/channels/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import {
  collectionResponse,
  creationHeaders,
  emptyResponse,
  errorResponses,
  jsonBody,
  ldResponse,
} from '#platform/http/openapi.ts';
import { pagingOf, pagingQuery } from '#platform/http/paging.ts';
import { transact } from '#platform/work.ts';
import { words } from '#refusals.ts';
import {
  addressInput,
  addressShape,
  addressUpdate,
  type CustomerUpdate,
  citiesShape,
  customerShape,
  customerUpdate,
} from '../contracts.ts';
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

const byId = z.object({ id: z.string() });

/** A path's id; whatever is no number names nothing. */
const idOf = (text: string): number | null => (/^\d{1,15}$/.test(text) ? Number(text) : null);

const customerAnswer = ldResponse(customerShape, 'The customer');
const addressAnswer = ldResponse(addressShape, 'The address');
const topLevel = (address: Address) => ({
  '@context': '/api/v2/contexts/Address',
  ...presentAddress(address),
});

const getCustomerRoute = createRoute({
  method: 'get',
  path: '/shop/customers/{id}',
  operationId: 'getCustomer',
  tags: ['Customer'],
  summary: 'The signed-in customer',
  request: { params: byId },
  responses: { 200: customerAnswer, ...errorResponses(401, 404) },
});

const putCustomerRoute = createRoute({
  method: 'put',
  path: '/shop/customers/{id}',
  operationId: 'updateCustomer',
  tags: ['Customer'],
  summary: 'Changes the given fields of the signed-in customer',
  request: { params: byId, body: jsonBody(customerUpdate, 'PUT') },
  responses: { 200: customerAnswer, ...errorResponses(400, 401, 404, 415, 422) },
});

const listRoute = createRoute({
  method: 'get',
  path: '/shop/addresses',
  operationId: 'listAddresses',
  tags: ['Address'],
  summary: 'The address book of the signed-in customer, the favourite first',
  request: {
    query: z.object(pagingQuery),
  },
  responses: { 200: collectionResponse(addressShape, 'Addresses'), ...errorResponses(400, 401) },
});

const addRoute = createRoute({
  method: 'post',
  path: '/shop/addresses',
  operationId: 'addAddress',
  tags: ['Address'],
  summary: 'Adds an address',
  request: { headers: creationHeaders, body: jsonBody(addressInput, 'POST') },
  responses: { 201: addressAnswer, ...errorResponses(400, 401, 415, 422) },
});

const getRoute = createRoute({
  method: 'get',
  path: '/shop/addresses/{id}',
  operationId: 'getAddress',
  tags: ['Address'],
  summary: 'One address of the signed-in customer',
  request: { params: byId },
  responses: { 200: addressAnswer, ...errorResponses(401, 404) },
});

const putRoute = createRoute({
  method: 'put',
  path: '/shop/addresses/{id}',
  operationId: 'changeAddress',
  tags: ['Address'],
  summary: 'Changes the given fields of an address',
  request: { params: byId, body: jsonBody(addressUpdate, 'PUT') },
  responses: { 200: addressAnswer, ...errorResponses(400, 401, 404, 415, 422) },
});

const deleteRoute = createRoute({
  method: 'delete',
  path: '/shop/addresses/{id}',
  operationId: 'deleteAddress',
  tags: ['Address'],
  summary: 'Deletes an address',
  request: { params: byId },
  responses: { 204: emptyResponse('Deleted'), ...errorResponses(401, 404) },
});

const citiesRoute = createRoute({
  method: 'get',
  path: '/shop/cities',
  operationId: 'listCities',
  tags: ['Address'],
  summary: 'Cities of a postcode, largest first, to help filling an address',
  request: { query: z.object({ countryCode: z.string(), postcode: z.string() }) },
  responses: { 200: ldResponse(citiesShape, 'Cities'), ...errorResponses(400, 401) },
});

async function ownCustomer(c: Context<ShopEnv>, customerId: number): Promise<Customer> {
  const customer = await findCustomer(c.var.machine.db, customerId);
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

/** Asks for a password, or for what an identity provider vouches for; refuses on `field`. */
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
    .openapi(getCustomerRoute, async (c) => {
      const { customerId } = mustSignIn(c);
      if (idOf(c.req.valid('param').id) !== customerId) throw refuse('customer.unknown');
      return ld(c, presentCustomer(await ownCustomer(c, customerId)));
    })
    .openapi(putCustomerRoute, async (c) => {
      const { customerId } = mustSignIn(c);
      if (idOf(c.req.valid('param').id) !== customerId) throw refuse('customer.unknown');
      const { currentPassword, socialToken, socialVerifier, ...update } = c.req.valid('json');
      if (typeof currentPassword === 'string' || socialToken) {
        const { email } = await ownCustomer(c, customerId);
        const proof = { password: currentPassword, socialToken, socialVerifier };
        await prove(c, email, proof, 'currentPassword');
      }
      const customer = await transact(c.var.machine, async (work) => {
        await updateCustomer(work, customerId, update);
        return findCustomer(work.tx, customerId);
      });
      if (!customer) throw refuse('customer.unknown');
      return ld(c, presentCustomer(customer));
    })
    .openapi(listRoute, async (c) => {
      const { customerId } = mustSignIn(c);
      const paging = pagingOf(c);
      const book = await listAddresses(c.var.machine.db, customerId, paging);
      return ld(
        c,
        collection(c, 'Address', book.addresses.map(presentAddress), book.total, paging),
      );
    })
    .openapi(addRoute, (c) => {
      const { customerId } = mustSignIn(c);
      const input = c.req.valid('json');
      return answerOnce(c, async (work) => {
        const id = await addAddress(work, customerId, input);
        return { status: 201, body: topLevel(await ownAddress(work.tx, customerId, id)) };
      });
    })
    .openapi(getRoute, async (c) => {
      const { customerId } = mustSignIn(c);
      const id = idOf(c.req.valid('param').id);
      return ld(c, topLevel(await ownAddress(c.var.machine.db, customerId, id)));
    })
    .openapi(putRoute, async (c) => {
      const { customerId } = mustSignIn(c);
      const id = idOf(c.req.valid('param').id);
      if (id === null) throw refuse('address.unknown');
      const update = c.req.valid('json');
      const address = await transact(c.var.machine, async (work) => {
        await changeAddress(work, customerId, id, update);
        return ownAddress(work.tx, customerId, id);
      });
      return ld(c, topLevel(address));
    })
    .openapi(deleteRoute, async (c) => {
      const { customerId } = mustSignIn(c);
      const id = idOf(c.req.valid('param').id);
      if (id === null) throw refuse('address.unknown');
      await transact(c.var.machine, (work) => deleteAddress(work, customerId, id));
      return c.body(null, 204);
    })
    .openapi(citiesRoute, async (c) => {
      const { countryCode, postcode } = c.req.valid('query');
      return ld(c, { cities: await findCities(countryCode, postcode) });
    });
