import { shortDate } from '#i18n/dates.ts';
import { money } from '#i18n/money.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { renewalCalls } from '#services/admin/renewals.ts';
import { Grid } from '#ui/layout.tsx';
import { Link } from '#ui/link.tsx';
import { officeHead } from '../office-head.ts';
import { answerIntent } from '../parts/answer-intent.server.ts';
import { newFormKey } from '../parts/new-form-key.server.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import { declineWords } from '../subscriptions/decline-words.ts';
import { t as words } from '../subscriptions/subscriptions-words.ts';
import type { Route } from './+types/renewals.page';
import { ConcernedPanel } from './concerned-panel.tsx';
import { DaysPanel } from './days-panel.tsx';
import { RenewalEnginePanel } from './renewal-engine-panel.tsx';
import { renewalIntents } from './renewal-intents.server.ts';
import { t } from './renewals-words.ts';
import { ShortagesPanel } from './shortages-panel.tsx';

export const handle = { name: 'office-renewals', tracking: false } satisfies RouteHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const calls = renewalCalls(admin);
  const [outlook, figures] = await Promise.all([calls.outlook(), calls.figures()]);
  return { outlook, figures, formKey: newFormKey() };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { admin } = requireStaff(context, request);
  return answerIntent(renewalIntents, request, { admin, next: officePaths.renewals() });
}

export const meta = () => officeHead(t('title'));

/** Deliveries of the next fortnight, and their problems. */
export default function OfficeRenewalsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { outlook, figures, formKey } = loaderData;
  const { overdue, days, shortages, failed, cards, held } = outlook;
  return (
    <>
      <PageTitle
        lead={t('lead')}
        aside={
          <Link to={officePaths.subscriptions()} className="link text-small">
            {t('back')}
          </Link>
        }
      >
        {t('title')}
      </PageTitle>
      <Grid columns="aside" className="items-start gap-6">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
          <ConcernedPanel
            title={t('failed.title')}
            none={t('failed.none')}
            columns={[t('failed.total'), t('failed.why'), t('failed.next'), t('failed.until')]}
            rows={failed.map((one) => ({
              code: one.code,
              name: one.name,
              cells: [
                money(one.total),
                `${one.errorCode ? declineWords(one.errorCode) : ''} (${t('failed.tries')} : ${one.tries})`,
                one.nextTryOn ? shortDate(one.nextTryOn) : t('failed.noNext'),
                one.givenUpOn && shortDate(one.givenUpOn),
              ],
            }))}
          >
            {figures.failedToday > 0 && (
              <p className="mb-2 text-small text-encre-2">
                {t('failed.today', {
                  count: figures.failedToday,
                  total: money(figures.failedTotal),
                })}
              </p>
            )}
          </ConcernedPanel>
          <ShortagesPanel shortages={shortages} />
          <ConcernedPanel
            title={t('cards.title')}
            none={t('cards.none')}
            columns={[t('cards.card'), t('cards.date')]}
            rows={cards.map(({ code, name, brand, last4, expiry, shippingDate }) => ({
              code,
              name,
              cells: [words('draft.cardLine', { brand, last4, expiry }), shortDate(shippingDate)],
            }))}
          />
          <ConcernedPanel
            title={t('held.title')}
            none={t('held.none')}
            columns={[t('held.why'), t('held.since')]}
            rows={held.map(({ code, name, heldFor, since }) => ({
              code,
              name,
              cells: [words(`heldFor.${heldFor}`), shortDate(since)],
            }))}
          >
            <p className="mb-2 text-small text-encre-2">{t('held.release')}</p>
          </ConcernedPanel>
        </div>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
          <RenewalEnginePanel outlook={outlook} formKey={formKey} refused={actionData} />
          <DaysPanel overdue={overdue} days={days} />
        </div>
      </Grid>
    </>
  );
}
