import { createRoute, z } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
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
import type { Machine, Tx } from '#schema.ts';
import {
  animalDeletion,
  animalInput,
  animalShape,
  animalUpdate,
  photoInput,
} from '../contracts.ts';
import { addAnimal } from './add-animal.ts';
import { changeAnimal } from './change-animal.ts';
import { addListRoutes } from './lists-http.ts';
import { presentAnimal } from './present.ts';
import { findAnimal, listAnimals } from './queries.ts';
import { removeAnimal } from './remove-animal.ts';
import { setPhoto, takePhotoAway } from './set-photo.ts';

const byId = z.object({ id: z.string() });

/** A path's id; whatever is no number names nothing. */
function numberOf(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw refuse('pet.unknown');
  return Number(text);
}

const tags = ['Animal'];
const animalAnswer = ldResponse(animalShape, 'The pet');

const listRoute = createRoute({
  method: 'get',
  path: '/shop/animals',
  operationId: 'listAnimals',
  tags,
  summary: 'The pets of the signed-in customer',
  request: {
    query: z.object(pagingQuery),
  },
  responses: { 200: collectionResponse(animalShape, 'Pets'), ...errorResponses(400, 401, 404) },
});

const addRoute = createRoute({
  method: 'post',
  path: '/shop/animals',
  operationId: 'addAnimal',
  tags,
  summary: 'Adds a pet; `in_date` says whether its birthday or its age counts',
  request: { headers: creationHeaders, body: jsonBody(animalInput, 'POST') },
  responses: { 201: animalAnswer, ...errorResponses(400, 401, 404, 415, 422) },
});

const getRoute = createRoute({
  method: 'get',
  path: '/shop/animals/{id}',
  operationId: 'getAnimal',
  tags,
  summary: 'One pet of the signed-in customer',
  request: { params: byId },
  responses: { 200: animalAnswer, ...errorResponses(401, 404) },
});

const putRoute = createRoute({
  method: 'put',
  path: '/shop/animals/{id}',
  operationId: 'changeAnimal',
  tags,
  summary: 'Changes the given fields of a pet',
  request: { params: byId, body: jsonBody(animalUpdate, 'PUT') },
  responses: { 200: animalAnswer, ...errorResponses(400, 401, 404, 415, 422) },
});

const deleteRoute = createRoute({
  method: 'delete',
  path: '/shop/animals/{id}',
  operationId: 'deleteAnimal',
  tags,
  summary: 'Deletes a pet without a reason',
  request: { params: byId },
  responses: { 204: emptyResponse('Deleted'), ...errorResponses(401, 404) },
});

const deletionRoute = createRoute({
  method: 'post',
  path: '/shop/animals/{id}/deletion',
  operationId: 'deleteAnimalWithReason',
  tags,
  summary: 'Deletes a pet and says why',
  request: { params: byId, headers: creationHeaders, body: jsonBody(animalDeletion, 'POST') },
  responses: { 204: emptyResponse('Deleted'), ...errorResponses(400, 401, 404, 415, 422) },
});

const photoRoute = createRoute({
  method: 'put',
  path: '/shop/animals/{id}/photo',
  operationId: 'setAnimalPhoto',
  tags,
  summary: 'Shows an uploaded picture as the photo of a pet, or turns the one it has',
  request: { params: byId, body: jsonBody(photoInput, 'PUT') },
  responses: { 200: animalAnswer, ...errorResponses(400, 401, 404, 415, 422) },
});

const photoDeleteRoute = createRoute({
  method: 'delete',
  path: '/shop/animals/{id}/photo',
  operationId: 'deleteAnimalPhoto',
  tags,
  summary: 'Takes the photo of a pet away',
  request: { params: byId },
  responses: { 204: emptyResponse('Deleted'), ...errorResponses(401, 404) },
});

/** The pet as an answer of its own. */
async function topLevel(machine: Machine, db: Machine['db'] | Tx, customerId: number, id: number) {
  const animal = await findAnimal(db, customerId, id);
  if (!animal) throw refuse('pet.unknown');
  return {
    '@context': '/api/v2/contexts/Animal',
    ...presentAnimal(animal, machine.clock.today()),
  };
}

/** With the feature off there is nothing here (GRD-01). */
const whileAnimalsAreOn: MiddlewareHandler<ShopEnv> = async (c, next) => {
  if (!c.var.machine.config.FEATURE_ANIMALS) throw refuse('pet.unknown');
  await next();
};

/** Pets of the signed-in customer, and the lists they are described with (contracts §2.1). */
export const shopRoutes = apiRoutes<ShopEnv>(words);
shopRoutes.use('/shop/animals/*', whileAnimalsAreOn);
shopRoutes.use('/shop/animals', whileAnimalsAreOn);
addListRoutes(shopRoutes, whileAnimalsAreOn);
shopRoutes
  .openapi(listRoute, async (c) => {
    const { customerId } = mustSignIn(c);
    const { db, clock } = c.var.machine;
    const paging = pagingOf(c);
    const { animals: page, total } = await listAnimals(db, customerId, paging);
    const members = page.map((animal) => presentAnimal(animal, clock.today()));
    return ld(c, collection(c, 'Animal', members, total, paging));
  })
  .openapi(addRoute, (c) => {
    const { customerId } = mustSignIn(c);
    const input = c.req.valid('json');
    return answerOnce(c, async (work) => {
      const id = await addAnimal(work, customerId, input);
      return { status: 201, body: await topLevel(c.var.machine, work.tx, customerId, id) };
    });
  })
  .openapi(getRoute, async (c) => {
    const { customerId } = mustSignIn(c);
    const { machine } = c.var;
    const id = numberOf(c.req.valid('param').id);
    return ld(c, await topLevel(machine, machine.db, customerId, id));
  })
  .openapi(putRoute, async (c) => {
    const { customerId } = mustSignIn(c);
    const id = numberOf(c.req.valid('param').id);
    const update = c.req.valid('json');
    const { machine } = c.var;
    const changed = await transact(machine, async (work) => {
      await changeAnimal(work, customerId, id, update);
      return topLevel(machine, work.tx, customerId, id);
    });
    return ld(c, changed);
  })
  .openapi(deleteRoute, async (c) => {
    const { customerId } = mustSignIn(c);
    const id = numberOf(c.req.valid('param').id);
    await transact(c.var.machine, (work) => removeAnimal(work, customerId, id, null));
    return c.body(null, 204);
  })
  .openapi(deletionRoute, (c) => {
    const { customerId } = mustSignIn(c);
    const id = numberOf(c.req.valid('param').id);
    const deletion = c.req.valid('json');
    return answerOnce(c, async (work) => {
      await removeAnimal(work, customerId, id, deletion);
      return { status: 204 };
    });
  })
  .openapi(photoRoute, async (c) => {
    const { customerId } = mustSignIn(c);
    const id = numberOf(c.req.valid('param').id);
    const photo = c.req.valid('json');
    const { machine } = c.var;
    const changed = await transact(machine, async (work) => {
      await setPhoto(work, { customerId, id, photo, endpoint: machine.config.IMAGE_URL_ENDPOINT });
      return topLevel(machine, work.tx, customerId, id);
    });
    return ld(c, changed);
  })
  .openapi(photoDeleteRoute, async (c) => {
    const { customerId } = mustSignIn(c);
    const id = numberOf(c.req.valid('param').id);
    await transact(c.var.machine, (work) => takePhotoAway(work, customerId, id));
    return c.body(null, 204);
  });
