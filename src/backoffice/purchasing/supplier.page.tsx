import { data } from 'react-router';
import type { RouteHandle } from '#pages/route-handle.ts';
import { purchasingCalls } from '#services/admin/purchasing.ts';
import { Alert } from '#ui/alert.tsx';
import { Grid } from '#ui/layout.tsx';
import { Link } from '#ui/link.tsx';
import { shownForms } from '../form/plain-form.server.ts';
import { PlainForm } from '../form/plain-form.tsx';
import { officeHead } from '../office-head.ts';
import { ActionForm } from '../parts/action-form.tsx';
import { answerIntent } from '../parts/answer-intent.server.ts';
import { newFormKey } from '../parts/new-form-key.server.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { Panel } from '../parts/panel.tsx';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/supplier.page';
import { PurchaseState } from './purchase-state.tsx';
import { supplierIntents } from './purchasing-intents.server.ts';
import { t } from './purchasing-words.ts';
import { SuppliedArticles } from './supplied-articles.tsx';
import { supplierValues } from './supplier-values.ts';

export const handle = { name: 'office-supplier', tracking: false } satisfies RouteHandle;

export async function loader({ context, request, params: { id } }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  if (!/^\d{1,9}$/.test(id)) throw data(null, { status: 404 });
  const isDone = new URL(request.url).searchParams.has('fait');
  const keys = { facts: newFormKey(), articles: newFormKey(), order: newFormKey() };
  const forms = shownForms(supplierIntents);
  return { supplier: await purchasingCalls(admin).supplier(id), isDone, keys, forms };
}

export async function action({ context, request, params: { id } }: Route.ActionArgs) {
  const { admin } = requireStaff(context, request);
  return answerIntent(supplierIntents, request, {
    admin,
    id,
    next: officePaths.supplier(id, true),
  });
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  officeHead(loaderData?.supplier.name ?? t('supplier.title'));

/** A supplier: data, articles, and open purchase orders. */
export default function SupplierPage({ loaderData, actionData }: Route.ComponentProps) {
  const { supplier, isDone, keys, forms } = loaderData;
  return (
    <>
      <PageTitle
        lead={t('supplier.lead', { count: supplier.articles })}
        aside={
          <Link
            to={officePaths.suppliers()}
            className="link inline-flex min-h-11 items-center text-small"
          >
            {t('suppliers.back')}
          </Link>
        }
      >
        {supplier.name}
      </PageTitle>
      {isDone && !actionData && (
        <Alert tone="success" live className="mb-6">
          {t('supplier.saved')}
        </Alert>
      )}
      <Grid columns="aside" className="items-start gap-6 *:min-w-0">
        <SuppliedArticles
          key={`articles-${supplier.version}`}
          supplier={supplier}
          formKey={keys.articles}
          refused={actionData}
        />
        <div className="grid grid-cols-1 gap-6">
          <Panel title={t('supplier.orders')}>
            {supplier.open.length === 0 && (
              <p className="text-small text-encre-2">{t('supplier.noOrders')}</p>
            )}
            <ul className="mb-4 grid gap-2 text-small">
              {supplier.open.map(({ id, number, state }) => (
                <li key={id} className="flex flex-wrap items-center gap-3">
                  <Link
                    to={officePaths.purchase(id)}
                    className="link inline-flex min-h-11 items-center tabular-nums lg:min-h-8"
                  >
                    {number}
                  </Link>
                  <PurchaseState state={state} isLate={false} />
                </li>
              ))}
            </ul>
            <ActionForm
              name="openPurchase"
              formKey={keys.order}
              refused={actionData}
              submit={t('supplier.order')}
            />
          </Panel>
          <Panel title={t('supplier.facts')}>
            <PlainForm
              key={`facts-${supplier.version}`}
              form={forms.changeSupplier}
              t={t}
              formKey={keys.facts}
              refused={actionData}
              values={supplierValues(supplier)}
              hidden={{ version: supplier.version }}
            />
          </Panel>
        </div>
      </Grid>
    </>
  );
}
