import { money } from '#i18n/money.ts';
import { Thumbnail } from '#modules/orders/web/index.ts';
import { nextDelivery } from '#modules/subscriptions/web/index.ts';
import { Card } from '#ui/card.tsx';
import { BackLink } from '../account/back-link.tsx';
import { StepHeading } from '../account/step-heading.tsx';
import type { Step } from './load-step.server.ts';
import { AbortStep } from './step-abort.tsx';
import { AddressStep } from './step-address.tsx';
import { AnimalsStep } from './step-animals.tsx';
import { CardStep } from './step-card.tsx';
import { DateStep } from './step-date.tsx';
import { DiscountStep } from './step-discount.tsx';
import { FrequencyStep } from './step-frequency.tsx';
import { LaterStep } from './step-later.tsx';
import { NextPointStep } from './step-next-point.tsx';
import { PauseStep } from './step-pause.tsx';
import { PlanBStep } from './step-plan-b.tsx';
import { ProductStep } from './step-product.tsx';
import type { StepProps } from './step-props.ts';
import { RemoveStep } from './step-remove.tsx';
import { ReplaceStep } from './step-replace.tsx';
import { ShipNowStep } from './step-ship-now.tsx';
import { ShippingStep } from './step-shipping.tsx';
import { t } from './subscription-words.ts';

type AnyStep = NonNullable<Step>;

/** A change of a subscription on a page of its own, so that it needs no script. */
export function StepPage(props: Omit<StepProps<'date'>, 'step'> & { step: AnyStep }) {
  const { step, back, subscription } = props;
  return (
    <div className="xl:grid xl:grid-cols-[minmax(0,var(--container-text))_minmax(16rem,1fr)] xl:items-start xl:gap-10">
      <div className="max-w-text">
        <BackLink to={back}>{subscription.name}</BackLink>
        <StepHeading>{t(`steps.${step.name}`)}</StepHeading>
        {!SHOWS_PRODUCTS.includes(step.name) && <InShort subscription={subscription} />}
        <StepContent {...props} />
      </div>
      {subscription.status === 'active' && <AsItStands subscription={subscription} />}
    </div>
  );
}

/** Steps that list the products themselves. */
const SHOWS_PRODUCTS: readonly AnyStep['name'][] = ['shipNow', 'replace', 'product', 'remove'];

/** Summary in one line, where the next delivery is not shown beside it. */
function InShort({ subscription }: Pick<StepProps<'date'>, 'subscription'>) {
  const { items, total, status } = subscription;
  const sent = items.filter(({ quantity }) => quantity > 0);
  return (
    <div className="mb-5 flex items-center gap-3 rounded-card bg-beurre-100 p-2.5 xl:hidden">
      <ul className="flex flex-none gap-1">
        {sent.slice(0, 3).map(({ id, imageUrl }) => (
          <li key={id} className="w-10">
            <Thumbnail url={imageUrl} />
          </li>
        ))}
      </ul>
      <p className="min-w-0 text-small">
        <span className="line-clamp-1 font-bold">
          {sent.map(({ productName }) => productName).join(', ')}
        </span>
        {nextDelivery(subscription).title}
        {status === 'active' && `\u00a0· ${money(total)}`}
      </p>
    </div>
  );
}

/** The next delivery before the change, beside it on wide screens only. */
function AsItStands({ subscription }: Pick<StepProps<'date'>, 'subscription'>) {
  return (
    <Card as="aside" ground="brume" className="mt-2 hidden xl:sticky xl:top-24 xl:block">
      <h2 className="text-h4">{t('asItStands')}</h2>
      <p className="mt-1 font-bold">{nextDelivery(subscription).title}</p>
      <ul className="mt-4 grid gap-4">
        {subscription.items
          .filter(({ quantity }) => quantity > 0)
          .map(({ id, imageUrl, productName, variantName, quantity }) => (
            <li key={id} className="flex gap-3">
              <Thumbnail url={imageUrl} className="w-12 self-start" />
              <p className="min-w-0 text-small">
                <span className="block font-bold">{productName}</span>
                {variantName} · {t('items.count', { count: quantity })}
              </p>
            </li>
          ))}
      </ul>
      <p className="mt-4 flex justify-between border-t border-brume-2 pt-3 font-bold">
        <span>{t('asItStandsTotal')}</span>
        <span>{money(subscription.total)}</span>
      </p>
    </Card>
  );
}

function StepContent({ step, ...rest }: Omit<StepProps<'date'>, 'step'> & { step: AnyStep }) {
  switch (step.name) {
    case 'date':
      return <DateStep step={step} {...rest} />;
    case 'postpone':
    case 'skip':
      return <LaterStep step={step} {...rest} />;
    case 'frequency':
      return <FrequencyStep step={step} {...rest} />;
    case 'address':
    case 'billing':
      return <AddressStep step={step} {...rest} />;
    case 'shipping':
      return <ShippingStep step={step} {...rest} />;
    case 'card':
      return <CardStep step={step} {...rest} />;
    case 'product':
      return <ProductStep step={step} {...rest} />;
    case 'animals':
      return <AnimalsStep step={step} {...rest} />;
    case 'planB':
      return <PlanBStep step={step} {...rest} />;
    case 'nextPoint':
      return <NextPointStep step={step} {...rest} />;
    case 'remove':
      return <RemoveStep step={step} {...rest} />;
    case 'replace':
      return <ReplaceStep step={step} {...rest} />;
    case 'shipNow':
      return <ShipNowStep step={step} {...rest} />;
    case 'pause':
    case 'resume':
      return <PauseStep step={step} {...rest} />;
    case 'discount':
      return <DiscountStep step={step} {...rest} />;
    case 'abort':
      return <AbortStep step={step} {...rest} />;
  }
}
