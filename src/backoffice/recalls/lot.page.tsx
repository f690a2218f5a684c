import { data } from 'react-router';
import { lotCode } from '#modules/catalog/rules/index.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { teamStockCalls } from '#services/admin/catalogue.ts';
import { recallCalls } from '#services/admin/recalls.ts';
import { Grid } from '#ui/layout.tsx';
import { Link } from '#ui/link.tsx';
import { officeHead } from '../office-head.ts';
import { answerIntent } from '../parts/answer-intent.server.ts';
import { newFormKey } from '../parts/new-form-key.server.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { Pager } from '../parts/pager.tsx';
import { Panel } from '../parts/panel.tsx';
import { readQuery } from '../parts/read-query.ts';
import { useMay } from '../parts/use-may.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/lot.page';
import { LotOrdersTable } from './lot-orders-table.tsx';
import { LotOrigin } from './lot-origin.tsx';
import { lotOf } from './read-lot.server.ts';
import { recallIntents } from './recall-intents.server.ts';
import { t } from './recall-words.ts';
import { RunningRecall } from './running-recall.tsx';
import { StartRecallForm } from './start-recall-form.tsx';

export const handle = { name: 'office-lot', tracking: false } satisfies RouteHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const requested = lotOf(request);
  const { page } = readQuery(request);
  const calls = recallCalls(admin);
  const [lots, { members, total }, recalls, receipts] = await Promise.all([
    calls.search(requested.lot),
    calls.orders(requested, page),
    calls.list(),
    teamStockCalls(admin).receipts(requested),
  ]);
  const code = lotCode(requested.lot);
  const lot = lots.find((one) => one.lot === code && one.variantCode === requested.variant);
  if (!lot) throw data(null, { status: 404 });
  const recall = recalls.find(({ id }) => id === lot.recall) ?? null;
  return { lot, orders: members, total, page, recall, receipts, formKey: newFormKey() };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { admin } = requireStaff(context, request);
  const { lot, variant } = lotOf(request);
  const next = officePaths.lot(lot, variant);
  return answerIntent(recallIntents, request, { admin, lot, variant, next });
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  officeHead(t('lot.title', { lot: loaderData?.lot.lot ?? '' }));

/** A lot of an article: its orders, and a recall. */
export default function LotPage({ loaderData, actionData }: Route.ComponentProps) {
  const { lot, orders, total, page, recall, receipts, formKey } = loaderData;
  const { productName: product, variantCode } = lot;
  const mayManage = useMay('orders.manage');
  return (
    <>
      <PageTitle lead={t('lot.lead', { product, count: total })}>
        {t('lot.title', { lot: lot.lot })}
      </PageTitle>
      <Grid columns="aside" className="grid-cols-1 items-start gap-6">
        <Panel
          title={t('lot.orders')}
          aside={
            <Link
              to={officePaths.lotSheet(lot.lot, variantCode)}
              reloadDocument
              className="link inline-flex min-h-11 items-center text-small"
            >
              {t('lot.sheet')}
            </Link>
          }
        >
          {total === 0 ? <p>{t('lot.noOrders')}</p> : <LotOrdersTable orders={orders} />}
          <Pager
            page={page}
            total={total}
            to={(page) => officePaths.lot(lot.lot, variantCode, page)}
          />
        </Panel>
        <div className="grid grid-cols-1 gap-6">
          <LotOrigin lot={lot} receipts={receipts} />
          {recall && <RunningRecall recall={recall} formKey={formKey} refused={actionData} />}
          {lot.recall === null && mayManage && (
            <StartRecallForm orders={total} formKey={formKey} refused={actionData} />
          )}
          <Link to={officePaths.recalls()} className="link text-small">
            {t('lot.back')}
          </Link>
        </div>
      </Grid>
    </>
  );
}
