import type { BodyOf } from '#kit/operation.ts';
import * as content from '#modules/content/admin-operations.ts';
import type { EntryType } from '#modules/content/contracts.ts';
import type { AdminClient } from './client.ts';

type Source = Record<string, unknown>;
type Key = string | undefined;

/** What the team does with the texts of the shop. */
export const contentCalls = (admin: AdminClient) => ({
  read: (id: string) => admin.read(content.getEntry, { params: { id } }),
  versions: (id: string) => admin.list(content.listEntryVersions, { params: { id } }),
  version: async (id: string, number: string) =>
    (await admin.read(content.getEntryVersion, { params: { id, number } })).source,
  create: (body: BodyOf<typeof content.createEntry>, key: Key) =>
    admin.change(content.createEntry, { body, key }),
  save: (id: string, body: BodyOf<typeof content.saveEntry>, key: Key) =>
    admin.change(content.saveEntry, { params: { id }, body, key }),
  preview: (type: EntryType, source: Source) =>
    admin.change(content.previewEntry, { body: { type, source } }),
  withdraw: (id: string, key: Key) =>
    admin.change(content.withdrawEntry, { params: { id }, body: {}, key }),
  rename: (id: string, body: BodyOf<typeof content.renameEntry>, key: Key) =>
    admin.change(content.renameEntry, { params: { id }, body, key }),
  schedule: (id: string, body: BodyOf<typeof content.scheduleEntry>, key: Key) =>
    admin.change(content.scheduleEntry, { params: { id }, body, key }),
  requestReview: (id: string, version: number, key: Key) =>
    admin.change(content.requestEntryReview, { params: { id }, body: { version }, key }),
  answerReview: (id: string, body: BodyOf<typeof content.answerEntryReview>, key: Key) =>
    admin.change(content.answerEntryReview, { params: { id }, body, key }),
  takeBackReview: (id: string, key: Key) =>
    admin.change(content.takeBackEntryReview, { params: { id }, body: {}, key }),
  pictures: () => admin.list(content.listPictures),
});

/** Redirections and other route rules. */
export const routeRuleCalls = (admin: AdminClient) => ({
  list: () => admin.list(content.listRouteRulesForTeam),
  save: (body: BodyOf<typeof content.saveRouteRule>, key: Key) =>
    admin.change(content.saveRouteRule, { body, key }),
  remove: (path: string, key: Key) =>
    admin.change(content.removeRouteRule, { body: { path }, key }),
});
