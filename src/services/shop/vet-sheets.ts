import type { BodyOf } from '#kit/operation.ts';
import * as vetSheets from '#modules/vet-sheets/operations.ts';
import type { ShopClient } from './client.ts';

/** The sheet of an animal for a vet, and the links that lead to it. */
export const vetSheetCalls = (shop: ShopClient) => ({
  links: (animal: number) => shop.all(vetSheets.listVetLinks, { params: { id: animal } }),
  make: (animal: number, body: BodyOf<typeof vetSheets.makeVetLink>) =>
    shop.call(vetSheets.makeVetLink, { params: { id: animal }, body }),
  end: (animal: number, link: number) =>
    shop.call(vetSheets.endVetLink, { params: { id: animal, link } }),
  read: (token: string) => shop.call(vetSheets.getVetSheet, { params: { token } }),
});
