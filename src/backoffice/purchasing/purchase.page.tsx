import { data } from 'react-router';
import { shortDate } from '#i18n/dates.ts';
import type { PurchaseDetailShape } from '#modules/purchasing/admin-contracts.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { purchasingCalls } from '#services/admin/purchasing.ts';
import { Alert } from '#ui/alert.tsx';
import { Grid } from '#ui/layout.tsx';
import { Link } from '#ui/link.tsx';
import { officeHead } from '../office-head.ts';
import { answerIntent } from '../parts/answer-intent.server.ts';
import { newFormKey } from '../parts/new-form-key.server.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { Panel } from '../parts/panel.tsx';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import { useForgottenWork } from '../unsent/use-forgotten-work.ts';
import type { Route } from './+types/purchase.page';
import { goodsInDesk } from './counting-desk.tsx';
import { DraftLines } from './draft-lines.tsx';
import { PurchaseLines } from './purchase-lines.tsx';
import { PurchaseSide } from './purchase-side.tsx';
import { PurchaseState } from './purchase-state.tsx';
import { purchaseIntents } from './purchasing-intents.server.ts';
import { t } from './purchasing-words.ts';

export const handle = { name: 'office-purchase', tracking: false } satisfies RouteHandle;

const DONE = ['enregistree', 'envoyee', 'recue', 'close', 'commencee'] as const;

export async function loader({ context, request, params: { id } }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  if (!/^\d{1,9}$/.test(id)) throw data(null, { status: 404 });
  const named = new URL(request.url).searchParams.get('fait');
  const done = DONE.find((one) => one === named) ?? null;
  const keys = { lines: newFormKey(), send: newFormKey(), close: newFormKey() };
  return { purchase: await purchasingCalls(admin).purchase(id), done, keys };
}

export async function action({ context, request, params: { id } }: Route.ActionArgs) {
  const { admin } = requireStaff(context, request);
  return answerIntent(purchaseIntents, request, { admin, id, next: officePaths.purchase(id) });
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  officeHead(loaderData ? t('purchase.title', { number: loaderData.purchase.number }) : t('title'));

const doneWords = (
  done: (typeof DONE)[number],
  { missing, damaged }: PurchaseDetailShape,
): string =>
  ({
    enregistree: t('purchase.saved'),
    envoyee: t('purchase.sent'),
    recue: [
      t('purchase.done', { count: missing }),
      damaged > 0 && t('purchase.doneDamaged', { count: damaged }),
    ]
      .filter(Boolean)
      .join(' '),
    close: t('purchase.closed'),
    commencee: t('purchase.opened'),
  })[done];

/** A purchase order: lines, actions and receipts. */
export default function PurchasePage({ loaderData, actionData }: Route.ComponentProps) {
  const { purchase, done, keys } = loaderData;
  const { id, number, supplier, state, version } = purchase;
  useForgottenWork(goodsInDesk(id), done === 'recue');
  const isDraft = state === 'draft';
  const isOpen = state === 'sent' || state === 'partly';
  return (
    <>
      <PageTitle
        lead={t('purchase.lead', {
          supplier: supplier.name,
          date: shortDate(purchase.createdAt),
          name: purchase.createdBy,
        })}
        aside={
          <>
            <PurchaseState {...purchase} />
            <Link
              to={officePaths.purchases()}
              className="link inline-flex min-h-11 items-center text-small"
            >
              {t('purchase.back')}
            </Link>
          </>
        }
      >
        {t('purchase.title', { number })}
      </PageTitle>
      {done && !actionData && (
        <Alert
          tone={done === 'recue' && (isOpen || purchase.damaged > 0) ? 'warning' : 'success'}
          live
          className="mb-6"
        >
          {doneWords(done, purchase)}
        </Alert>
      )}
      <Grid columns="aside" className="items-start gap-6 *:min-w-0">
        <Panel
          title={t('purchase.lines')}
          aside={
            purchase.lines.length > 0 && (
              <span className="flex flex-wrap gap-x-4">
                <a
                  href={officePaths.purchasePrint(id)}
                  className="link inline-flex min-h-11 items-center text-small lg:min-h-8"
                >
                  {t('purchase.print')}
                </a>
                <a
                  href={officePaths.purchaseFile(id)}
                  className="link inline-flex min-h-11 items-center text-small lg:min-h-8"
                >
                  {t('purchase.sheet')}
                </a>
              </span>
            )
          }
        >
          {isDraft ? (
            <DraftLines
              key={version}
              purchase={purchase}
              formKey={keys.lines}
              refused={actionData}
            />
          ) : (
            <PurchaseLines purchase={purchase} />
          )}
        </Panel>
        <PurchaseSide purchase={purchase} keys={keys} refused={actionData} />
      </Grid>
    </>
  );
}
