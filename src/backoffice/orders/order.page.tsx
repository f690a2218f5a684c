import { fullDate, timeOfDay } from '#i18n/dates.ts';
import type { OrderShape } from '#modules/orders/contracts.ts';
import { MAY_LEAVE_ON } from '#modules/orders/rules/index.ts';
import { OrderLines, OrderStatus, OrderTotals } from '#modules/orders/web/index.ts';
import { namedCountries } from '#pages/forms/named-countries.server.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { claimCalls } from '#services/admin/claims.ts';
import { documentCalls } from '#services/admin/finance.ts';
import { teamOrderCalls } from '#services/admin/orders.ts';
import { sendingCalls } from '#services/admin/sending.ts';
import { staffCalls } from '#services/admin/staff.ts';
import { Alert } from '#ui/alert.tsx';
import { Card } from '#ui/card.tsx';
import { Grid } from '#ui/layout.tsx';
import { claimIntents } from '../claims/claim-intents.server.ts';
import { ClaimsPanel } from '../claims/claims-panel.tsx';
import { shownForms } from '../form/plain-form.server.ts';
import { BankPanels } from '../money/bank-panels.tsx';
import { DocumentsPanel } from '../money/documents-panel.tsx';
import { loadOrderMoney } from '../money/load-order-money.server.ts';
import { moneyIntents } from '../money/money-intents.server.ts';
import { MoneyPanel } from '../money/money-panel.tsx';
import { RefundPanel } from '../money/refund-panel.tsx';
import { officeHead } from '../office-head.ts';
import { answerIntent } from '../parts/answer-intent.server.ts';
import { Facts } from '../parts/facts.tsx';
import { newFormKey } from '../parts/new-form-key.server.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { Panel } from '../parts/panel.tsx';
import { useMay } from '../parts/use-may.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/order.page';
import { AddressPanel, CorrectPanel } from './address-panel.tsx';
import { BillingPanel } from './billing-panel.tsx';
import { CancelForm } from './cancel-form.tsx';
import { LinesPanel, UndoLinesPanel } from './lines-panel.tsx';
import { loadOtherOrders } from './load-other-orders.server.ts';
import { orderIntents } from './order-intents.server.ts';
import { t } from './orders-words.ts';
import { OtherOrdersPanel } from './other-orders-panel.tsx';
import { AttentionPanel, HoldPanel } from './sending/attention-panel.tsx';
import { EventsPanel } from './sending/events-panel.tsx';
import { LotsPanel } from './sending/lots-panel.tsx';
import { newSendingKeys } from './sending/new-sending-keys.server.ts';
import { NotesPanel } from './sending/notes-panel.tsx';
import { SendForm } from './sending/send-form.tsx';
import { correctParcel, holdOrder, noteOnOrder } from './sending/sending-intents.server.ts';
import { SendingPanel } from './sending/sending-panel.tsx';

export const handle = { name: 'office-order', tracking: false } satisfies RouteHandle;

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const { number } = params;
  const [order, file, { permissions }, invoices] = await Promise.all([
    teamOrderCalls(admin).read(number),
    sendingCalls(admin, number).read(),
    staffCalls(admin).me(),
    documentCalls(admin).ofOrder(number),
  ]);
  const [paid, others, claims] = await Promise.all([
    loadOrderMoney({ admin, number, permissions }),
    loadOtherOrders(admin, order, permissions),
    permissions.includes('orders.people') ? claimCalls(admin).ofOrder(number) : null,
  ]);
  const { members: documents } = invoices;
  const mayCancel = permissions.includes('orders.manage');
  const [cancellation, billing] = mayCancel
    ? await Promise.all([
        teamOrderCalls(admin).cancellation(number),
        documentCalls(admin).billing(number),
      ])
    : [null, null];
  return {
    order,
    file,
    paid,
    others,
    claims,
    documents,
    cancellation,
    billing,
    countries: namedCountries(order.billingAddress?.countryCode ?? ''),
    formKey: newFormKey(),
    sendingKeys: newSendingKeys(),
    forms: shownForms({ noteOnOrder, holdOrder, correctParcel, ...claimIntents, ...moneyIntents }),
  };
}

export async function action({ context, request, params: { number } }: Route.ActionArgs) {
  const { admin } = requireStaff(context, request);
  return answerIntent({ ...orderIntents, ...claimIntents, ...moneyIntents }, request, {
    admin,
    number,
    next: officePaths.order(number),
  });
}

export const meta = ({ params }: Route.MetaArgs) =>
  officeHead(t('order.title', { number: params.number }));

/** The back office page of an order. */
export default function OfficeOrderPage({ loaderData, actionData: refused }: Route.ComponentProps) {
  const { order, file, paid, others, claims, documents, cancellation } = loaderData;
  const { billing, countries } = loaderData;
  const { formKey, sendingKeys, forms } = loaderData;
  const mayManage = useMay('orders.manage');
  const mayRefund = useMay('orders.refund');
  const mayCancel = mayManage && (mayRefund || order.paymentState === 'awaiting_payment');
  const { date } = order;
  const note = { file, add: forms.noteOnOrder, refused, formKey: sendingKeys.note };
  const isHeld = file.attention.some(({ mayLeave }) => !mayLeave);
  const hasLeft = order.shipments.some(({ parcels }) => parcels.length > 0);
  const isHere = order.state === 'new' && order.shippingState === 'ready' && !hasLeft;
  const placed = date && t('order.placed', { date: fullDate(date), time: timeOfDay(date) });
  return (
    <>
      <PageTitle lead={placed} aside={<OrderStatus status={order.status} />}>
        {t('order.title', { number: order.number ?? '' })}
      </PageTitle>
      <AttentionPanel file={file} refused={refused} formKey={sendingKeys.release} />
      {order.blocked && !isHeld && (
        <Alert tone="warning" title={teamWords(order.blocked, 'cause')} className="mb-6">
          {teamWords(order.blocked, 'nextStep')}{' '}
          <strong>
            {t(`order.actors.${order.blocked.actor}`)}
            {order.blocked.until && t('order.until', { date: fullDate(order.blocked.until) })}
          </strong>
        </Alert>
      )}
      <Grid columns="aside" className="grid-cols-1 items-start gap-6">
        <div className="grid grid-cols-1 gap-6">
          <Panel title={t('order.lines')}>
            <OrderLines order={order} isDetailed />
          </Panel>
          <SendingPanel
            order={order}
            file={file}
            correct={forms.correctParcel}
            refused={refused}
            formKey={sendingKeys.arrived}
          />
          {mayManage && file.mayLeave && (
            // Reset after each parcel: « d’autres suivront » was set for the previous one (O-19).
            <SendForm
              key={`send-${order.shipments[0]?.parcels.length}`}
              file={file}
              refused={refused}
              formKey={sendingKeys.send}
            />
          )}
          {claims && (hasLeft || claims.resends) && (
            <ClaimsPanel
              key={`claims-${claims.claims.length}`}
              claims={claims}
              parcels={order.shipments.flatMap(({ parcels }) =>
                parcels.map(({ trackingNumber }) => trackingNumber),
              )}
              forms={forms}
              formKey={`${formKey}-claim`}
              refused={refused}
            />
          )}
          {(file.lots.length > 0 || hasLeft) && (
            <LotsPanel
              file={file}
              refused={refused}
              formKey={sendingKeys.lots}
              removeKey={sendingKeys.removeLot}
            />
          )}
          <Grid columns={2} className="gap-6">
            <AddressPanel order={order} />
            <BillingPanel
              order={order}
              correction={billing && { billing, countries, formKey: `${formKey}-billing`, refused }}
            />
          </Grid>
          {mayManage && mayRefund && file.linesAwaited && (
            <UndoLinesPanel formKey={`${formKey}-undo`} refused={refused} />
          )}
          {mayManage && mayRefund && isHere && MAY_LEAVE_ON.includes(order.paymentState) && (
            <LinesPanel order={order} formKey={`${formKey}-lines`} answer={refused} />
          )}
          {mayManage && isHere && order.shippingAddress && (
            <CorrectPanel order={order} formKey={`${formKey}-address`} refused={refused} />
          )}
          {paid && <MoneyPanel money={paid.money} />}
          {paid && (
            <RefundPanel
              key={`refund-${claims?.cameBack.length}`}
              money={paid.money}
              formKey={paid.formKey}
              answer={refused}
              back={claims?.cameBack ?? []}
              resentAs={(claims?.claims ?? []).flatMap(({ resentAs }) => resentAs ?? [])}
            />
          )}
        </div>
        <div className="grid grid-cols-1 gap-6">
          <Card as="section" ground="brume">
            <h2 className="mb-3 text-h4">{t('order.totals')}</h2>
            <OrderTotals order={order} />
          </Card>
          <Panel title={t('order.facts')}>
            <Facts
              facts={[
                [t('order.email'), order.email],
                // Both are hidden without permission to see people.
                [t('order.account'), order.email && !order.customer ? t('order.guest') : null],
                [t('order.payment'), t.translate(`options.paymentState.${order.paymentState}`)],
                [t('order.shipping'), t.translate(`options.shippingState.${order.shippingState}`)],
                [t('order.notes'), order.notes],
              ]}
            />
          </Panel>
          {others && <OtherOrdersPanel {...others} />}
          <NotesPanel {...note} />
          <DocumentsPanel documents={documents} />
          {paid && <BankPanels from={paid} forms={forms} refused={refused} />}
          <EventsPanel file={file} />
          <HoldPanel
            file={file}
            form={forms.holdOrder}
            refused={refused}
            formKey={sendingKeys.hold}
          />
          {mayCancel && cancellation?.possible && (
            <CancelForm cancellation={cancellation} formKey={formKey} refused={refused} />
          )}
        </div>
      </Grid>
    </>
  );
}

/** Why an order waits, in the team's words: the customer's own texts address the customer. */
function teamWords(
  blocked: NonNullable<OrderShape['blocked']>,
  part: 'cause' | 'nextStep',
): string {
  const key = `order.blocked.${blocked.code}.${part}`;
  return t.has(key) ? t.translate(key) : blocked[part];
}
