import { CirclePause, CirclePlay } from 'lucide-react';
import { fullDate } from '#i18n/dates.ts';
import { frequencyLabel } from '#modules/orders/web/index.ts';
import { endingText } from '#modules/subscriptions/web/index.ts';
import { subscriptionPaths } from '#pages/subscription-paths.ts';
import { Card } from '#ui/card.tsx';
import { Grid } from '#ui/layout.tsx';
import { Link, LinkButton } from '#ui/link.tsx';
import { Lines } from './item-list.tsx';
import type { ManagedSubscription } from './load-subscription.server.ts';
import { Part } from './part.tsx';
import { PaymentPart } from './payment-part.tsx';
import { restsOpen } from './rests-open.ts';
import { t } from './subscription-words.ts';

/** What applies to all deliveries: interval, products, payment, pause and termination. */
export function MySubscription({ subscription, can }: ManagedSubscription) {
  const { code, frequency, items, deliveriesDone, discountPercent, stoppableOn } = subscription;
  const ending = endingText(subscription);
  const to = (step: keyof typeof can) => subscriptionPaths.one(code, { step });
  return (
    <>
      <Grid columns="halves" className="items-start">
        <Part
          title={t('mine.items')}
          edit={can.replace ? `${subscriptionPaths.one(code)}#produits` : null}
        >
          <Lines items={items} later whom={can.animals ? code : null} />
        </Part>
        <Card as="section" ground="brume" className="grid gap-6">
          <Part title={t('mine.frequency')} edit={can.frequency ? to('frequency') : null}>
            <p>{frequencyLabel(frequency.code)}</p>
          </Part>
          {!subscription.shared && (
            <PaymentPart subscription={subscription} edit={can.card ? to('card') : null} />
          )}
          <Part title={t('mine.terms')}>
            <p>{t('mine.discount', { percent: discountPercent })}</p>
            <p>{t('mine.done', { count: deliveriesDone })}</p>
            <p>
              {ending ??
                (stoppableOn
                  ? t(restsOpen(subscription) ? 'mine.minimumPaused' : 'mine.minimum', {
                      date: fullDate(stoppableOn),
                    })
                  : t('mine.free'))}
            </p>
          </Part>
        </Card>
      </Grid>
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        {can.pause && (
          <LinkButton to={to('pause')} variant="secondary" icon={CirclePause}>
            {t('mine.pause')}
          </LinkButton>
        )}
        {can.resume && (
          <LinkButton to={to('resume')} icon={CirclePlay}>
            {t('mine.resume')}
          </LinkButton>
        )}
        {can.abort && (
          <Link to={to('abort')} className="link inline-flex min-h-11 items-center">
            {t('mine.abort')}
          </Link>
        )}
      </div>
    </>
  );
}
