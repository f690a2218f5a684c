import { CircleCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { money, unitPrice } from '#i18n/money.ts';
import { listed } from '#i18n/names.ts';
import { frequencyLabel, Thumbnail } from '#modules/orders/web/index.ts';
import type { SubscriptionShape } from '#modules/subscriptions/contracts.ts';
import { useForm } from '#pages/forms/use-form.ts';
import { subscriptionPaths } from '#pages/subscription-paths.ts';
import { Alert } from '#ui/alert.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { classNames } from '#ui/class-names.ts';
import { Counter } from '#ui/counter.tsx';
import { Icon } from '#ui/icon.tsx';
import { Link, LinkButton } from '#ui/link.tsx';
import { TransitionPlan } from '../guide/transition-plan.tsx';
import { ChangeForm } from './change-form.tsx';
import type { ChosenSwap } from './look-at-swap.server.ts';
import type { StepProps } from './step-props.ts';
import { t } from './subscription-words.ts';

type Item = SubscriptionShape['items'][number];

interface ConfirmProps extends StepProps<'replace'> {
  item: Item;
  chosen: ChosenSwap;
  /** Address to select another replacement. */
  others: string;
}

/** The replacement with its format, quantity and effects, before it is confirmed. */
export function ConfirmReplacement(props: ConfirmProps) {
  const { subscription, item, chosen, others, back, answer } = props;
  const form = useForm('replace', answer, { words: 'subscription' });
  const [quantity, setQuantity] = useState(Number(answer?.values.quantity ?? chosen.quantity));
  const shownNow = useFetcher<{ step: StepProps<'replace'>['step'] | null }>();
  const box = useRef<HTMLDivElement>(null);
  const { name, image, variant } = chosen;
  if (!variant) return <NothingSold others={others} />;
  const now = shownNow.data?.step?.chosen ?? chosen;
  /** Requests a preview for the current fields. */
  const look = (count: number) => {
    const typed = box.current?.querySelector('form');
    const fields = typed ? new FormData(typed) : new FormData();
    const address = subscriptionPaths.replacement(subscription.code, item.id, {
      by: chosen.slug,
      format: variant.code,
      count,
      scope: String(fields.get('scope') ?? 'all'),
      overlap: fields.has('overlap'),
    });
    if (navigator.onLine) void shownNow.load(address);
  };
  const error = form.field('productVariant').error;
  const old = `${item.productName}, ${item.variantName}`;
  return (
    <div ref={box} onChange={() => look(quantity)}>
      <p className="text-small text-encre-2">
        {t('replace.goes', { quantity: item.quantity, name: old })}
      </p>
      <div className="mt-3 mb-6 flex items-center gap-4">
        <Thumbnail url={image} className="w-20" />
        <div>
          <h2 className="text-h4">{name}</h2>
          <Link to={others} className="link inline-flex min-h-11 items-center">
            {t('replace.other')}
          </Link>
        </div>
      </div>
      <ChangeForm
        inReach
        form={form}
        answer={answer}
        version={subscription.version}
        back={back}
        scope="all"
        submit={t('replace.submit')}
      >
        <input type="hidden" name="item" value={item.id} />
        <input
          type="hidden"
          name="productVariant"
          value={`/api/v2/shop/product-variants/${variant.code}`}
        />
        {error && <Alert tone="error">{error}</Alert>}
        <Formats {...props} selected={variant.code} />
        <div>
          <p aria-hidden="true" className="mb-2 text-small font-bold">
            {t('replace.quantity')}
          </p>
          <Counter
            name="quantity"
            of={`${name}, ${variant.format}`}
            min={1}
            value={quantity}
            onChange={(count) => {
              setQuantity(count);
              look(count);
            }}
          />
          {!variant.isInStock && (
            <p className="mt-2 text-small font-bold text-tomate-700">{t('replace.stock')}</p>
          )}
        </div>
        <Checkbox
          name="overlap"
          label={t('replace.overlap', { name: old })}
          hint={t('replace.overlapHint', { price: money(item.unitPrice) })}
        />
        <Changes
          subscription={subscription}
          item={item}
          variant={variant}
          now={now}
          quantity={quantity}
        />
      </ChangeForm>
      {now.transition && (
        <div className="mt-10">
          <TransitionPlan steps={now.transition} />
        </div>
      )}
    </div>
  );
}

function NothingSold({ others }: { others: string }) {
  return (
    <>
      <p className="mb-6">{t('replace.sold')}</p>
      <LinkButton to={others} variant="secondary">
        {t('replace.other')}
      </LinkButton>
    </>
  );
}

/** The replacement's formats as links, so that no script is needed. */
function Formats({ subscription, item, chosen, selected }: ConfirmProps & { selected: string }) {
  return (
    <nav aria-label={t('replace.formats')}>
      <p aria-hidden="true" className="mb-2 text-small font-bold">
        {t('replace.formats')}
      </p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-2">
        {chosen.formats.map(({ code, format, cents, perKg, isInStock }) => (
          <li key={code}>
            <Link
              to={subscriptionPaths.replacement(subscription.code, item.id, {
                by: chosen.slug,
                format: code,
              })}
              replace
              preventScrollReset
              aria-current={code === selected ? 'true' : undefined}
              className={classNames(
                'relative flex min-h-13 flex-col justify-center rounded-field border px-3 py-2.5',
                code === selected
                  ? 'border-sapin-700 bg-blanc inset-ring-2 inset-ring-sapin-700'
                  : 'border-trait-fort bg-blanc hover:border-encre-2',
                !isInStock && 'border-dashed',
              )}
            >
              {code === selected && (
                <Icon of={CircleCheck} className="absolute top-2 right-2 text-sapin-700" />
              )}
              <span className="font-bold">{format}</span>
              <span className="text-small tabular-nums">
                {money(cents)}
                {perKg !== null && <span className="block text-encre-2">{unitPrice(perKg)}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const TOTALS = ['replace.total', 'replace.later'] as const;

interface ChangesProps {
  subscription: SubscriptionShape;
  item: Item;
  variant: NonNullable<ChosenSwap['variant']>;
  now: ChosenSwap;
  quantity: number;
}

/** Comparison of the old and the new food: price, ration, duration. */
function Changes({ subscription, item, variant, now, quantity }: ChangesProps) {
  const { feeding } = now;
  const names = listed(item.animals.map(({ name }) => name));
  const before = item.unitPrice * (item.quantity || item.laterQuantity);
  return (
    <section aria-labelledby="changes" aria-live="polite" className="rounded-field bg-brume p-4">
      <h3 id="changes" className="text-h5">
        {t('replace.sum')}
      </h3>
      {now.coming?.refused && (
        <p className="mt-2 font-bold text-tomate-700">{now.coming.refused}</p>
      )}
      <dl className="mt-2 grid gap-2">
        <Row
          term={t('replace.line')}
          now={money(variant.cents * quantity)}
          before={money(before)}
        />
        {now.coming?.totals.map((total, at) => (
          <Row
            key={TOTALS[at]}
            term={t(TOTALS[at] ?? 'replace.later')}
            now={money(total.after)}
            before={money(total.before)}
          />
        ))}
        {feeding && (
          <>
            <Row
              term={t('replace.ration', { names })}
              now={t('replace.grams', { grams: feeding.grams })}
              before={
                feeding.gramsBefore === null
                  ? null
                  : t('replace.grams', { grams: feeding.gramsBefore })
              }
            />
            <Row
              term={t('replace.lasts')}
              now={t('replace.days', { count: feeding.days })}
              before={null}
            />
          </>
        )}
      </dl>
      {item.animals.length > 0 && now.isFood && !feeding && (
        <p className="mt-2 text-small">{t('replace.unfed', { names })}</p>
      )}
      {item.animals.length === 0 && now.isFood && (
        <p className="mt-2 text-small">
          {t('replace.whose')}{' '}
          <Link
            to={subscriptionPaths.one(subscription.code, { step: 'animals', item: item.id })}
            className="link"
          >
            {t('replace.say')}
          </Link>
        </p>
      )}
      {feeding && (
        <Rhythm days={feeding.days} rhythm={feeding.rhythm} every={subscription.frequency.days} />
      )}
    </section>
  );
}

function Row({ term, now, before }: { term: string; now: string; before: string | null }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="text-small">{term}</dt>
      <dd className="tabular-nums">
        <span className="font-bold">{now}</span>
        {before !== null && (
          <span className="text-small text-encre-2">
            {' '}
            {before === now ? t('replace.same') : t('replace.instead', { price: before })}
          </span>
        )}
      </dd>
    </div>
  );
}

/** Whether it lasts until the next delivery, and which rhythm would fit. */
function Rhythm({ days, rhythm, every }: { days: number; rhythm: number | null; every: number }) {
  const frequency = frequencyLabel(every).toLowerCase();
  return (
    <p className="mt-2 text-small">
      {days >= every
        ? t('replace.fits', { frequency })
        : t('replace.short', { frequency, count: every - days })}{' '}
      {rhythm !== null &&
        rhythm !== every &&
        t('replace.rhythm', { frequency: frequencyLabel(rhythm).toLowerCase() })}
    </p>
  );
}
