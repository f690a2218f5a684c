import { listPurchases } from '#modules/purchasing/admin-operations.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { purchasingCalls } from '#services/admin/purchasing.ts';
import { Alert } from '#ui/alert.tsx';
import { Link } from '#ui/link.tsx';
import { answerList } from '../list/answer-list.server.ts';
import { isBulk, type ListAnswer } from '../list/bulk-answer.ts';
import { loadList } from '../list/load-list.server.ts';
import { OfficeList } from '../list/office-list.tsx';
import { serveList } from '../list/serve-list.server.ts';
import { officeHead } from '../office-head.ts';
import { ActionForm } from '../parts/action-form.tsx';
import { answerIntent } from '../parts/answer-intent.server.ts';
import { newFormKey } from '../parts/new-form-key.server.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/purchases.page';
import { purchasesOffice } from './purchases-list.tsx';
import { proposalIntents } from './purchasing-intents.server.ts';
import { t } from './purchasing-words.ts';

export const handle = { name: 'office-purchases', tracking: false } satisfies RouteHandle;

const served = serveList(purchasesOffice, listPurchases);

export async function loader(args: Route.LoaderArgs) {
  const { admin } = requireStaff(args.context, args.request);
  const [list, suppliers] = await Promise.all([
    loadList(args, served),
    purchasingCalls(admin).suppliers(),
  ]);
  const proposed = args.url.searchParams.get('proposees');
  return {
    ...list,
    hasSuppliers: suppliers.length > 0,
    drafts: proposed && /^\d{1,4}$/.test(proposed) ? Number(proposed) : null,
    formKey: newFormKey(),
  };
}

export async function action(args: Route.ActionArgs) {
  const { admin } = requireStaff(args.context, args.request);
  const intent = String((await args.request.clone().formData()).get('intent'));
  return Object.hasOwn(proposalIntents, intent)
    ? answerIntent(proposalIntents, args.request, { admin, next: officePaths.purchases() })
    : answerList(args, served);
}

export const meta = () => officeHead(t('title'));

/** Purchase orders, and proposals of what to order. */
export default function PurchasesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { hasSuppliers, drafts, formKey, ...list } = loaderData;
  const answer = actionData as ListAnswer | undefined;
  const refused = isBulk(answer) ? undefined : answer;
  return (
    <OfficeList
      office={purchasesOffice}
      loaded={list}
      answer={answer}
      lead={t('lead', { count: list.total })}
      none={t('none')}
      aside={
        <>
          <Link
            to={officePaths.suppliers()}
            className="link inline-flex min-h-11 items-center lg:min-h-8"
          >
            {t('suppliers.link')}
          </Link>
          {hasSuppliers && (
            <ActionForm
              name="proposePurchases"
              formKey={formKey}
              refused={refused}
              submit={t('propose.submit')}
              variant="primary"
            />
          )}
        </>
      }
      above={
        <>
          {drafts !== null && !actionData && (
            <Alert tone={drafts > 0 ? 'success' : 'info'} live className="mt-2 mb-4">
              {drafts > 0 ? t('propose.done', { count: drafts }) : t('propose.none')}
            </Alert>
          )}
          {!hasSuppliers && (
            <Alert tone="info" className="mt-2 mb-4">
              {t('propose.noSuppliers')}{' '}
              <Link to={officePaths.suppliers()} className="link">
                {t('suppliers.new')}
              </Link>
            </Alert>
          )}
        </>
      }
    />
  );
}
