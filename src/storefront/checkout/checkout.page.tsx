import { type ReactNode, useEffect, useRef, useState } from 'react';
import { data } from 'react-router';
import { keepUnsent } from '#pages/forms/keep-unsent.ts';
import { keepForm } from '#pages/forms/submit-form.server.ts';
import { funnelPaths, paths } from '#pages/paths.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { Container, Grid } from '#ui/layout.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { pageHead } from '../page-head.ts';
import type { Route } from './+types/checkout.page';
import { BillingStep } from './billing-step.tsx';
import { applyStep } from './checkout-intents.server.ts';
import { t } from './checkout-words.ts';
import { CreditChoice, VoucherChoice, WholeCredit } from './credit-choice.tsx';
import { DoneSteps } from './done-steps.tsx';
import { STEPS } from './funnel-steps.ts';
import { type Funnel, loadFunnel } from './load-funnel.server.ts';
import { Notices } from './notices.tsx';
import { OrderAside } from './order-aside.tsx';
import { OtherTab } from './other-tab.tsx';
import { PaymentStep } from './payment-step.tsx';
import type { ShippingAnswer } from './shipping-answer.ts';
import { ShippingStep } from './shipping-step.tsx';
import { codeOf } from './shown-order.ts';
import { SummaryStep } from './summary-step.tsx';
import { withMethod } from './with-method.ts';

export const handle = { name: 'order', layout: 'minimal', pays: () => true } satisfies RouteHandle;

export const loader = ({ context, request, params }: Route.LoaderArgs) =>
  loadFunnel({ context, request, token: params.order });

export async function action({ context, request, params }: Route.ActionArgs) {
  const apply = (sent: Request) => applyStep({ context, request: sent, token: params.order });
  return data(await keepForm<ShippingAnswer>(request, apply), { status: 422 });
}

export const clientAction = (args: Route.ClientActionArgs) =>
  keepUnsent(args, (refused) => refused);

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageHead(loaderData, {
        title: titleOf(loaderData),
        path: funnelPaths[loaderData.buyer].step(loaderData.order.tokenValue, loaderData.step),
        index: false,
        follow: false,
      })
    : [];

/**
 * The checkout: one step at a time, completed ones collapsed, the order always visible (CHK-01).
 */
export default function CheckoutPage({ loaderData, actionData }: Route.ComponentProps) {
  const { step, order, buyer } = loaderData;
  const at = funnelPaths[buyer];
  const heading = useFocusOn(step);
  const [looked, setLooked] = useState<string>();
  const method = otherMethod(loaderData, looked);
  return (
    <Container className="py-6 lg:py-10">
      {!loaderData.owed && (
        <Stepper
          label={t('steps.label')}
          current={STEPS.indexOf(step)}
          steps={STEPS.map((one) => ({
            label: t(`steps.${one}`),
            to: one === 'cart' ? paths.cart() : at.step(order.tokenValue, one),
          }))}
        />
      )}
      <OtherTab order={order.tokenValue} at={at} isPaying={isPaying(loaderData)} />
      <Body order={withMethod(order, method)} step={step} isSaved={method === undefined}>
        <h1 ref={heading} tabIndex={-1} className="mb-6 text-h2">
          {titleOf(loaderData)}
        </h1>
        <Notices funnel={loaderData} />
        <DoneSteps funnel={loaderData} />
        <PresentStep key={step} funnel={loaderData} answer={actionData} onMethod={setLooked} />
      </Body>
    </Container>
  );
}

const titleOf = ({ step, buyer }: Funnel) =>
  t(step === 'billing' && buyer === 'guest' ? 'titles.guest' : `titles.${step}`);

/** The shipping method being previewed, unless it is the order's own. */
const otherMethod = ({ order, shippingMethods }: Funnel, looked: string | undefined) =>
  looked === codeOf(order.shipments[0]?.method)
    ? undefined
    : shippingMethods.find(({ code }) => code === looked);

const isPaying = ({ payment, owed }: Funnel) =>
  owed || payment?.stage === 'bank' || payment?.stage === 'waits';

interface BodyProps extends Pick<Funnel, 'order' | 'step'> {
  /** False while a preview is shown. */
  isSaved: boolean;
  children: ReactNode;
}

/** The order summary is beside each step except the last, which is the summary itself. */
function Body({ order, step, isSaved, children }: BodyProps) {
  if (step === 'summary') return <div className="mx-auto mt-6 max-w-text lg:mt-10">{children}</div>;
  return (
    <Grid columns="halves" className="mt-6 items-start lg:mt-10 lg:gap-x-14">
      <div className="contents lg:order-last lg:block">
        <OrderAside order={order} estimated={step === 'billing'} isSaved={isSaved} />
      </div>
      <div className="min-w-0">{children}</div>
    </Grid>
  );
}

interface PresentStepProps {
  funnel: Funnel;
  answer: ShippingAnswer | undefined;
  onMethod: (code: string | undefined) => void;
}

function PresentStep({ funnel, answer, onMethod }: PresentStepProps) {
  const { step, order, buyer, book, payment, paymentProblem, terms } = funnel;
  if (step === 'billing' && book)
    return (
      <BillingStep
        order={order}
        buyer={buyer}
        book={book}
        wallets={funnel.wallets}
        answer={answer}
      />
    );
  if (step === 'shipping' && book)
    return (
      <ShippingStep
        order={order}
        at={funnelPaths[buyer]}
        book={book}
        otherSite={funnel.otherSite}
        answer={answer}
        onMethod={onMethod}
        methods={funnel.shippingMethods}
      />
    );
  if (step === 'payment' && order.due === 0 && order.credit > 0)
    return (
      <div className="grid gap-6">
        <CreditChoice order={order} balance={funnel.creditBalance} answer={answer} />
        <WholeCredit isVoucher={order.voucher} answer={answer} />
      </div>
    );
  if (step === 'payment')
    return (
      <div className="grid gap-6">
        {!funnel.owed && (
          <CreditChoice order={order} balance={funnel.creditBalance} answer={answer} />
        )}
        {!funnel.owed && !order.voucher && (
          <VoucherChoice hasAccount={buyer === 'customer'} answer={answer} />
        )}
        <PaymentStep
          order={order}
          canKeepCard={buyer === 'customer'}
          payment={payment}
          answer={answer}
          methods={funnel.paymentMethods}
          cards={funnel.cards}
        />
      </div>
    );
  return (
    <SummaryStep
      order={order}
      buyer={buyer}
      payment={payment}
      terms={terms}
      answer={answer}
      problem={paymentProblem}
    />
  );
}

/**
 * Moves the focus to the heading of a new step, since screen readers would not notice it otherwise.
 */
function useFocusOn(step: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);
  return heading;
}
