import type {
  PromotionFileShape,
  StackShape,
  TeamPromotionShape,
} from '#modules/promotions/admin-contracts.ts';
import type { AdminClient } from './client.ts';
import { listed } from './listed.ts';

const path = (code: string) => `/admin/promotions/${encodeURIComponent(code)}`;

/** What the team does with promotions and their codes. */
export const promotionCalls = (admin: AdminClient) => {
  const post = <T = PromotionFileShape>(where: string, body: object, key: string | undefined) =>
    admin.change<T>({ method: 'POST', path: where, body, key });
  return {
    /** Those that run first. */
    list: (query: Record<string, string | undefined>) =>
      listed<TeamPromotionShape>(admin, '/admin/promotions', query),
    read: (code: string) => admin.read<PromotionFileShape>(path(code)),
    categories: async () =>
      (await listed<{ code: string; name: string }>(admin, '/admin/promotion-categories')).members,
    /** What a draft would give at most; keeps nothing. */
    preview: (draft: object) =>
      admin.change<{ strongest: StackShape[] }>({
        method: 'POST',
        path: '/admin/promotion-previews',
        body: draft,
      }),
    create: (draft: object, key: string | undefined) => post('/admin/promotions', draft, key),
    edit: (code: string, draft: object, key: string | undefined) =>
      admin.change<PromotionFileShape>({ method: 'PUT', path: path(code), body: draft, key }),
    stop: (code: string, key: string | undefined) => post(`${path(code)}/stop`, {}, key),
    resume: (code: string, key: string | undefined) => post(`${path(code)}/resume`, {}, key),
    end: (code: string, endsOn: string | null, key: string | undefined) =>
      post(`${path(code)}/end`, { endsOn }, key),
    addCoupon: (code: string, coupon: object, key: string | undefined) =>
      post<null>(`${path(code)}/coupons`, coupon, key),
    makeCoupons: (code: string, batch: object, key: string | undefined) =>
      post<null>(`${path(code)}/coupon-batches`, batch, key),
    /** The codes of a batch, as a CSV file. */
    batch: (id: string) => admin.file(`/admin/coupon-batches/${encodeURIComponent(id)}`),
  };
};
