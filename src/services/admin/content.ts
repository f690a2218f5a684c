import type {
  ChosenPicture,
  EditedEntryShape,
  PreviewShape,
  TeamEntryShape,
  TeamRuleShape,
  TypedRule,
  VersionShape,
} from '#modules/content/admin-contracts.ts';
import type { EntryType } from '#modules/content/contracts.ts';
import type { AdminClient } from './client.ts';
import { listed } from './listed.ts';

type Source = Record<string, unknown>;
type Key = string | undefined;

const at = (id: string) => `/admin/entries/${encodeURIComponent(id)}`;

/** What the team does with the texts of the shop. */
export const contentCalls = (admin: AdminClient) => ({
  list: (query: Record<string, string | undefined>) =>
    listed<TeamEntryShape>(admin, '/admin/entries', query),
  read: (id: string) => admin.read<EditedEntryShape>(at(id)),
  versions: (id: string) => listed<VersionShape>(admin, `${at(id)}/versions`),
  version: async (id: string, number: string) =>
    (await admin.read<{ source: Source }>(`${at(id)}/versions/${encodeURIComponent(number)}`))
      .source,
  create: (body: { type: EntryType; slug: string; locale: string; source: Source }, key: Key) =>
    admin.change<EditedEntryShape>({ method: 'POST', path: '/admin/entries', body, key }),
  save: (id: string, body: { base: number; source: Source; publish: boolean }, key: Key) =>
    admin.change<EditedEntryShape>({ method: 'PUT', path: at(id), body, key }),
  preview: (type: EntryType, source: Source) =>
    admin.change<PreviewShape>({
      method: 'POST',
      path: '/admin/entries/preview',
      body: { type, source },
    }),
  withdraw: (id: string, key: Key) =>
    admin.change<TeamEntryShape>({ method: 'POST', path: `${at(id)}/withdraw`, body: {}, key }),
  rename: (id: string, body: { slug: string; redirect: boolean }, key: Key) =>
    admin.change<TeamEntryShape>({ method: 'POST', path: `${at(id)}/rename`, body, key }),
  pictures: () => listed<ChosenPicture>(admin, '/admin/pictures'),
});

/** Where addresses lead. */
export const routeRuleCalls = (admin: AdminClient) => ({
  list: () => listed<TeamRuleShape>(admin, '/admin/route-rules'),
  save: (body: TypedRule, key: Key) =>
    admin.change<null>({ method: 'PUT', path: '/admin/route-rules', body, key }),
  remove: (path: string, key: Key) =>
    admin.change<null>({ method: 'POST', path: '/admin/route-rules/remove', body: { path }, key }),
});
