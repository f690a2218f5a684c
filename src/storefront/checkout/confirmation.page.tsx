import { data, redirect } from 'react-router';
import { Instructions } from '#modules/checkout/web/index.ts';
import { AddressLines } from '#modules/customers/web/index.ts';
import { Scene } from '#modules/media/web/index.ts';
import { deliveryDates, OrderLines, OrderTotals, Parcels } from '#modules/orders/web/index.ts';
import { RelayAddress } from '#modules/shipping/web/index.ts';
import { keepUnsent } from '#pages/forms/keep-unsent.ts';
import { pageContext, sessionContext } from '#pages/page-context.ts';
import { funnelPaths, paths } from '#pages/paths.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { useArrivalFocus } from '#pages/use-arrival-focus.ts';
import { Alert } from '#ui/alert.tsx';
import { Card } from '#ui/card.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Container, Grid } from '#ui/layout.tsx';
import { Link, LinkButton } from '#ui/link.tsx';
import { AccountOffer } from '../guest-order/account-offer.tsx';
import { t as guide } from '../guide/guide-words.ts';
import { keepGuideAnimal } from '../guide/keep-animal.server.ts';
import { KeepAnimal } from '../guide/keep-animal.tsx';
import { pageHead } from '../page-head.ts';
import { requireSignIn } from '../require-session.server.ts';
import type { Route } from './+types/confirmation.page';
import { t } from './checkout-words.ts';
import { type Confirmation, loadConfirmation } from './load-confirmation.server.ts';
import { NextDeliveries } from './next-deliveries.tsx';
import { codeOf } from './shown-order.ts';
import { useDebitOf } from './use-debit-of.ts';

export const handle = {
  name: 'order-confirmation',
  layout: 'minimal',
  pays: () => true,
} satisfies RouteHandle;

/** Query parameter after the guide's animal was saved. */
const RETAINED = 'fait=animal';

export const loader = async ({ context, request, params, url }: Route.LoaderArgs) => ({
  ...(await loadConfirmation({ context, request, token: params.order })),
  isKept: url.search === `?${RETAINED}`,
});

/** One yes keeps the animal the guide was answered for, and names the subscription after it. */
export async function action({ context, request, params }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const session = context.get(sessionContext);
  requireSignIn(context, request);
  const refused = await keepGuideAnimal({ page, session }, await request.formData(), params.order);
  if (refused) return data(refused, { status: 422 });
  throw redirect(`${paths.confirmation(params.order)}?${RETAINED}`);
}

export const clientAction = (args: Route.ClientActionArgs) =>
  keepUnsent(args, (refused) => refused);

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageHead(loaderData, {
        title: t('confirmation.pageTitle'),
        path: funnelPaths[loaderData.buyer].confirmation(loaderData.order.tokenValue),
        index: false,
        follow: false,
      })
    : [];

/** Confirmation of a placed order: next steps, and where to follow it (CHK-06). */
export default function ConfirmationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { order, buyer, animal, isKept: isStored } = loaderData;
  return (
    <Container className="py-8 lg:py-14">
      <Heading {...loaderData} />
      <Grid columns="halves" className="mt-8 items-start lg:gap-x-14">
        <div className="grid gap-8">
          <HowToPay {...loaderData} />
          <Delivery order={order} />
          {isStored && <StoredAddress />}
          {animal && <KeepAnimal animal={animal} answer={actionData} />}
          <NextDeliveries terms={loaderData.terms} />
          <WhatNext order={order} buyer={buyer} />
          {buyer === 'guest' && order.email && (
            <AccountOffer email={order.email} name={order.billingAddress} />
          )}
        </div>
        <Card as="aside" ground="brume">
          <h2 className="text-h4">{t('confirmation.content')}</h2>
          <OrderLines order={order} />
          <div className="mt-3 border-t border-brume-2 pt-4">
            <OrderTotals order={order} />
          </div>
        </Card>
      </Grid>
    </Container>
  );
}

function Heading({ firstName, instructions, order, scene }: Confirmation) {
  const heading = useArrivalFocus<HTMLHeadingElement>();
  const title = instructions ? 'confirmation.titleLater' : 'confirmation.title';
  return (
    <div className="grid items-center gap-6 rounded-card bg-beurre-200 p-6 md:grid-cols-[1fr_16rem] md:p-10">
      <div>
        <h1 ref={heading} tabIndex={-1} className="text-h1">
          {t(title, { name: firstName })}
        </h1>
        <p className="mt-4 flex flex-wrap items-center gap-3">
          <strong>{t('confirmation.number', { number: order.number ?? '' })}</strong>
          <CopyButton text={order.number ?? ''} label={t('confirmation.copy')} />
        </p>
        <p className="mt-3">
          {order.email
            ? t('confirmation.mail', { email: order.email })
            : t('confirmation.mailAnonymous')}
        </p>
      </div>
      <Scene name={scene} priority className="mx-auto w-full max-w-64" />
    </div>
  );
}

function StoredAddress() {
  return (
    <Alert tone="success" live>
      {guide('keep.done')}{' '}
      <Link to={paths.animals()} className="link">
        {guide('keep.see')}
      </Link>
    </Alert>
  );
}

function HowToPay({ instructions, order }: Confirmation) {
  if (!instructions) return null;
  return (
    <section>
      <h2 className="mb-3 text-h3">{t('confirmation.howToPay')}</h2>
      <p className="mb-3 font-bold">
        {t('confirmation.reference', { number: order.number ?? '' })}
      </p>
      <Instructions text={instructions} />
    </section>
  );
}

function Delivery({
  order: { shippingAddress, shipments, paymentState },
}: Pick<Confirmation, 'order'>) {
  if (!shippingAddress) return null;
  const [shipment] = shipments;
  const { deliverFrom, deliverTo, deliveredAt, pickupAddress } = shipment ?? {};
  const { parcels = [], toFollow = [] } = shipment ?? {};
  const dates = deliverFrom && deliverTo && paymentState !== 'awaiting_payment';
  return (
    <section>
      <h2 className="mb-3 text-h3">{t('confirmation.delivery')}</h2>
      {!deliveredAt && (
        <p className="mb-2 font-bold">
          {dates
            ? t('confirmation.delivered', { dates: deliveryDates(deliverFrom, deliverTo) })
            : t('confirmation.deliveredLater')}
        </p>
      )}
      {pickupAddress ? (
        <RelayAddress point={pickupAddress} hours />
      ) : (
        <AddressLines address={shippingAddress} />
      )}
      <div className="mt-5 empty:hidden">
        <Parcels parcels={parcels} toFollow={toFollow} />
      </div>
    </section>
  );
}

function WhatNext({ order, buyer }: Pick<Confirmation, 'order' | 'buyer'>) {
  const isGuest = buyer === 'guest';
  const follow = isGuest ? paths.tracking(order.tokenValue) : paths.order(order.number ?? '');
  const debit = useDebitOf(codeOf(order.payments[0]?.method));
  const hasLeft = (order.shipments[0]?.parcels ?? []).length > 0;
  const isUnpaid = order.paymentState === 'awaiting_payment';
  return (
    <section>
      <h2 className="mb-3 text-h3">{t('confirmation.next')}</h2>
      <ol className="grid list-decimal gap-2 pl-5">
        {!hasLeft && <li>{t(isUnpaid ? 'confirmation.step1Unpaid' : 'confirmation.step1')}</li>}
        {!hasLeft && !isUnpaid && debit && <li>{debit}</li>}
        {!hasLeft && <li>{t('confirmation.step2')}</li>}
        {hasLeft && <li>{t(isGuest ? 'confirmation.leftGuest' : 'confirmation.left')}</li>}
        <li>{t('confirmation.step3')}</li>
      </ol>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-4">
        <LinkButton to={follow}>{t('confirmation.follow')}</LinkButton>
        <Link to={paths.home()} className="link">
          {t('confirmation.home')}
        </Link>
      </div>
      {isGuest && <p className="mt-3 text-small">{t('confirmation.guestLink')}</p>}
      <p className="mt-6 text-small">
        <Link to={paths.withdraw(order.number ?? '')} className="link">
          {t('confirmation.withdrawal')}
        </Link>
      </p>
    </section>
  );
}
