import type { BodyOf } from '#kit/operation.ts';
import * as media from '#modules/media/operations.ts';
import * as nutrition from '#modules/nutrition/operations.ts';
import * as pets from '#modules/pets/operations.ts';
import type { ShopClient } from './client.ts';

/** The largest page of the API: pets are shown together. */
const ALL = 100;

type Id = number | string;

/** What pets of a type are described with. */
export type AnimalLists = Awaited<ReturnType<ReturnType<typeof animalCalls>['lists']>>;

/** The calls of contracts §2.1: the signed-in customer's pets. */
export const animalCalls = (shop: ShopClient) => ({
  list: () => shop.all(pets.listAnimals, { query: { itemsPerPage: ALL } }),
  read: (id: Id) => shop.call(pets.getAnimal, { params: { id } }),
  /** How variants feed a pet, by their codes. */
  rations: (id: Id, variants: readonly string[]) =>
    shop.all(nutrition.listAnimalRations, {
      params: { id },
      query: { variants: variants.join(',') },
    }),
  /** Safe to repeat under one key. */
  add: (body: BodyOf<typeof pets.addAnimal>, key = crypto.randomUUID() as string) =>
    shop.call(pets.addAnimal, { body, headers: { 'idempotency-key': key } }),
  change: (id: Id, body: BodyOf<typeof pets.changeAnimal>) =>
    shop.call(pets.changeAnimal, { params: { id }, body }),
  remove: (id: Id, body: BodyOf<typeof pets.deleteAnimalWithReason>) =>
    shop.call(pets.deleteAnimalWithReason, { params: { id }, body }),
  setPhoto: (id: Id, body: BodyOf<typeof pets.setAnimalPhoto>) =>
    shop.call(pets.setAnimalPhoto, { params: { id }, body }),
  removePhoto: (id: Id) => shop.call(pets.deleteAnimalPhoto, { params: { id } }),
  /** Of a type by its number: 1 = dog, 2 = cat. */
  lists: async (type: number) => {
    const query = { type };
    const [breeds, activities, features, feeds, brands] = await Promise.all([
      shop.all(pets.listAnimalBreeds, { query }),
      shop.all(pets.listAnimalActivities, { query }),
      shop.all(pets.listAnimalFeatures, { query }),
      shop.all(pets.listAnimalFeeds, { query }),
      shop.all(pets.listAnimalKibbleBrands, { query }),
    ]);
    return { breeds, activities, features, feeds, brands };
  },
  /** Lets the browser ask for uploads in the customer's name, for an hour. */
  imageTicket: () => shop.call(media.getImageTicket),
});
