import { fullDate } from '#i18n/dates.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { teamSubscriptionCalls } from '#services/admin/subscriptions.ts';
import { Grid } from '#ui/layout.tsx';
import { officeHead } from '../office-head.ts';
import { answerIntent } from '../parts/answer-intent.server.ts';
import { newFormKey } from '../parts/new-form-key.server.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/subscription.page';
import { CalendarPanel } from './calendar-panel.tsx';
import { ChangePanel } from './change-panel.tsx';
import { DeliveriesPanel } from './deliveries-panel.tsx';
import { DraftPanel } from './draft-panel.tsx';
import { FactsPanel } from './facts-panel.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { NoticesPanel } from './notices-panel.tsx';
import { Standing } from './standing.tsx';
import { changeForms, subscriptionIntents } from './subscription-intents.server.ts';
import { t } from './subscriptions-words.ts';

export const handle = { name: 'office-subscription', tracking: false } satisfies RouteHandle;

export async function loader({ context, request, params: { code } }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const calls = teamSubscriptionCalls(admin);
  // Pickup points come from an external service, so they are loaded only when they are being
  // chosen.
  const isChoosing = new URL(request.url).searchParams.get('changer') === 'livraison';
  const [read, reported, deliveryOptions] = await Promise.all([
    calls.read(code),
    calls.deliveries(code),
    isChoosing ? calls.deliveryOptions(code) : null,
  ]);
  return { read, reported, deliveryOptions, forms: changeForms, formKey: newFormKey() };
}

export async function action({ context, request, params: { code } }: Route.ActionArgs) {
  const { admin } = requireStaff(context, request);
  const next = officePaths.subscription(code);
  return answerIntent(subscriptionIntents, request, { admin, code, next });
}

export const meta = ({ params }: Route.MetaArgs) =>
  officeHead(t('one.title', { code: params.code }));

/** The back office page of a subscription. */
export default function OfficeSubscriptionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { read, reported: done, deliveryOptions, forms, formKey } = loaderData;
  const { subscription, customer, heldFor, createdAt } = read;
  const name = `${customer.firstName} ${customer.lastName}`;
  return (
    <>
      <PageTitle
        lead={`${t('one.lead', { name, email: customer.email })} · ${t('one.started', { date: fullDate(createdAt) })}`}
        aside={<Standing status={subscription.status} heldFor={heldFor} />}
      >
        {t('one.title', { code: subscription.code })}
      </PageTitle>
      <Grid columns="aside" className="items-start gap-6">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
          <DraftPanel read={read} />
          <DeliveriesPanel deliveries={done.deliveries} />
          <HistoryPanel changes={read.changes} />
        </div>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
          <FactsPanel read={read} />
          <ChangePanel
            read={read}
            deliveries={done.deliveries}
            deliveryOptions={deliveryOptions}
            forms={forms}
            formKey={formKey}
            refused={actionData}
          />
          <CalendarPanel calendar={read.calendar} />
          <NoticesPanel notices={done.notices} />
        </div>
      </Grid>
    </>
  );
}
