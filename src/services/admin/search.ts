import type { BodyOf } from '#kit/operation.ts';
import * as search from '#modules/search/admin-operations.ts';
import type { AdminClient } from './client.ts';

type Key = string | undefined;

/** Products put first for what shoppers type. */
export const pinCalls = (admin: AdminClient) => ({
  list: () => admin.list(search.listSearchPins),
  add: (body: BodyOf<typeof search.addSearchPin>, key: Key) =>
    admin.change(search.addSearchPin, { body, key }),
  change: (id: string, body: BodyOf<typeof search.changeSearchPin>, key: Key) =>
    admin.change(search.changeSearchPin, { params: { id }, body, key }),
  remove: (id: string, key: Key) => admin.change(search.removeSearchPin, { params: { id }, key }),
});

/** Search synonyms. */
export const synonymCalls = (admin: AdminClient) => ({
  list: () => admin.list(search.listSearchSynonyms),
  add: (body: BodyOf<typeof search.addSearchSynonym>, key: Key) =>
    admin.change(search.addSearchSynonym, { body, key }),
  change: (id: string, body: BodyOf<typeof search.changeSearchSynonym>, key: Key) =>
    admin.change(search.changeSearchSynonym, { params: { id }, body, key }),
  remove: (id: string, key: Key) =>
    admin.change(search.removeSearchSynonym, { params: { id }, key }),
});
