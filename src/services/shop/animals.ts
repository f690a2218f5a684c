import type { BodyOf } from '#kit/operation.ts';
import { PAGE_SIZES } from '#kit/page-size.ts';
import * as animals from '#modules/animals/operations.ts';
import * as media from '#modules/media/operations.ts';
import * as nutrition from '#modules/nutrition/operations.ts';
import type { ShopClient } from './client.ts';

type Id = number | string;

/** The lists of choices for describing animals of a type. */
export type AnimalLists = Awaited<ReturnType<ReturnType<typeof animalCalls>['lists']>>;

/** The calls of contracts §2.1: the signed-in customer's animals. */
export const animalCalls = (shop: ShopClient) => ({
  list: () => shop.all(animals.listAnimals, { query: { itemsPerPage: PAGE_SIZES.largest } }),
  read: (id: Id) => shop.call(animals.getAnimal, { params: { id } }),
  /** Rations of an animal for variants, by code. */
  rations: (id: Id, variants: readonly string[]) =>
    shop.all(nutrition.listAnimalRations, {
      params: { id },
      query: { variants: variants.join(',') },
    }),
  /** Idempotent under one key. */
  add: (body: BodyOf<typeof animals.addAnimal>, key = crypto.randomUUID() as string) =>
    shop.call(animals.addAnimal, { body, headers: { 'idempotency-key': key } }),
  change: (id: Id, body: BodyOf<typeof animals.changeAnimal>) =>
    shop.call(animals.changeAnimal, { params: { id }, body }),
  remove: (id: Id, body: BodyOf<typeof animals.deleteAnimalWithReason>) =>
    shop.call(animals.deleteAnimalWithReason, { params: { id }, body }),
  setPhoto: (id: Id, body: BodyOf<typeof animals.setAnimalPhoto>) =>
    shop.call(animals.setAnimalPhoto, { params: { id }, body }),
  removePhoto: (id: Id) => shop.call(animals.deleteAnimalPhoto, { params: { id } }),
  /** Of a type by its number: 1 = dog, 2 = cat. */
  lists: async (type: number) => {
    const query = { type };
    const [breeds, activities, features, feeds, brands] = await Promise.all([
      shop.all(animals.listAnimalBreeds, { query }),
      shop.all(animals.listAnimalActivities, { query }),
      shop.all(animals.listAnimalFeatures, { query }),
      shop.all(animals.listAnimalFeeds, { query }),
      shop.all(animals.listAnimalKibbleBrands, { query }),
    ]);
    return { breeds, activities, features, feeds, brands };
  },
  /** A ticket with which the browser may upload in the customer's name, for an hour. */
  imageTicket: () => shop.call(media.getImageTicket),
});
