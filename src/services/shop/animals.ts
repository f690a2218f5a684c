import type {
  AnimalActivityShape,
  AnimalBreedShape,
  AnimalDeletion,
  AnimalFeatureShape,
  AnimalFeedShape,
  AnimalInput,
  AnimalKibbleBrandShape,
  AnimalShape,
  AnimalUpdate,
  PhotoInput,
} from '#modules/pets/contracts.ts';
import type { ShopClient } from './client.ts';

const PETS = '/shop/animals';
/** The largest page of the API: pets are shown together. */
const ALL = '100';

const one = (id: number | string) => `${PETS}/${encodeURIComponent(id)}`;
type Collection<T> = { 'hydra:member': T[] };

/** What pets of a type are described with. */
export type AnimalLists = Awaited<ReturnType<ReturnType<typeof animalCalls>['lists']>>;

/** The calls of contracts §2.1: the signed-in customer's pets. */
export const animalCalls = (shop: ShopClient) => {
  const list = async <T>(path: string, query: Record<string, string>) =>
    (await shop.call<Collection<T>>({ path, query }))['hydra:member'];
  return {
    list: () => list<AnimalShape>(PETS, { itemsPerPage: ALL }),
    read: (id: number | string) => shop.call<AnimalShape>({ path: one(id) }),
    /** Safe to repeat under one key. */
    add: (body: AnimalInput, key = crypto.randomUUID() as string) =>
      shop.call<AnimalShape>({
        method: 'POST',
        path: PETS,
        body,
        headers: { 'idempotency-key': key },
      }),
    change: (id: number | string, body: AnimalUpdate) =>
      shop.call<AnimalShape>({ method: 'PUT', path: one(id), body }),
    remove: (id: number | string, body: AnimalDeletion) =>
      shop.call<null>({ method: 'POST', path: `${one(id)}/deletion`, body }),
    setPhoto: (id: number | string, body: PhotoInput) =>
      shop.call<AnimalShape>({ method: 'PUT', path: `${one(id)}/photo`, body }),
    removePhoto: (id: number | string) =>
      shop.call<null>({ method: 'DELETE', path: `${one(id)}/photo` }),
    /** Of a type by its number: 1 = dog, 2 = cat. */
    lists: async (type: number) => {
      const query = { type: String(type) };
      const [breeds, activities, features, feeds, brands] = await Promise.all([
        list<AnimalBreedShape>('/shop/animal-breeds', query),
        list<AnimalActivityShape>('/shop/animal-activities', query),
        list<AnimalFeatureShape>('/shop/animal-features', query),
        list<AnimalFeedShape>('/shop/animal-feeds', query),
        list<AnimalKibbleBrandShape>('/shop/animal-kibble-brands', query),
      ]);
      return { breeds, activities, features, feeds, brands };
    },
    /** Lets the browser ask for uploads in the customer's name, for an hour. */
    imageTicket: () =>
      shop.call<{ ticket: string; expire: number }>({ path: '/shop/images/ticket' }),
  };
};
