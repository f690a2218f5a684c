import type { TeamReviewShape } from '#modules/reviews/admin-contracts.ts';
import type { AdminClient } from './client.ts';
import { listed } from './listed.ts';

const path = (id: string) => `/admin/product-reviews/${encodeURIComponent(id)}`;

interface Decision {
  from: string;
  decision: string;
  reason?: string | null | undefined;
  note?: string | null;
}

/** What the team does with reviews. */
export const teamReviewCalls = (admin: AdminClient) => ({
  /** Newest first. */
  list: (query: Record<string, string | undefined>) =>
    listed<TeamReviewShape>(admin, '/admin/product-reviews', query),
  read: (id: string) => admin.read<TeamReviewShape>(path(id)),
  decide: (id: string, body: Decision, key: string | undefined) =>
    admin.change<TeamReviewShape>({ method: 'POST', path: `${path(id)}/decision`, body, key }),
  answer: (id: string, text: string, key: string | undefined) =>
    admin.change<TeamReviewShape>({
      method: 'PUT',
      path: `${path(id)}/answer`,
      body: { text },
      key,
    }),
});
