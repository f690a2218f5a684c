import { data } from 'react-router';
import type { RouteHandle } from '#pages/route-handle.ts';
import { purchasingCalls } from '#services/admin/purchasing.ts';
import { Link } from '#ui/link.tsx';
import { officeHead } from '../office-head.ts';
import { answerIntent } from '../parts/answer-intent.server.ts';
import { newFormKey } from '../parts/new-form-key.server.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/goods-in.page';
import { CountingDesk } from './counting-desk.tsx';
import { goodsInIntents } from './purchasing-intents.server.ts';
import { t } from './purchasing-words.ts';

export const handle = { name: 'office-goods-in', tracking: false } satisfies RouteHandle;

export async function loader({ context, request, params: { id } }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  if (!/^\d{1,9}$/.test(id)) throw data(null, { status: 404 });
  return { purchase: await purchasingCalls(admin).purchase(id), formKey: newFormKey() };
}

export async function action({ context, request, params: { id } }: Route.ActionArgs) {
  const { admin } = requireStaff(context, request);
  return answerIntent(goodsInIntents, request, {
    admin,
    id,
    next: officePaths.purchase(id, 'recue'),
  });
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  officeHead(loaderData ? t('goodsIn.title', { number: loaderData.purchase.number }) : t('title'));

/** Counts a purchase order's delivery by scan, with lots and dates. */
export default function GoodsInPage({ loaderData, actionData }: Route.ComponentProps) {
  const { purchase, formKey } = loaderData;
  const { id, number, supplier, state, missing } = purchase;
  const isExpected = state === 'sent' || state === 'partly';
  return (
    <>
      <PageTitle
        lead={isExpected && t('goodsIn.lead', { supplier: supplier.name, count: missing })}
        aside={
          <Link
            to={officePaths.purchase(id)}
            className="link inline-flex min-h-11 items-center text-small"
          >
            {t('goodsIn.back')}
          </Link>
        }
      >
        {t('goodsIn.title', { number })}
      </PageTitle>
      {isExpected ? (
        <CountingDesk purchase={purchase} formKey={formKey} refused={actionData} />
      ) : (
        <p>{t('goodsIn.none')}</p>
      )}
    </>
  );
}
