import { money, unitPrice } from '#i18n/money.ts';
import { defined } from '#kit/defined.ts';
import { Thumbnail } from '#modules/orders/web/index.ts';
import { AFTER_WAIT, WAIT_DAYS } from '#modules/subscriptions/rules/index.ts';
import { useForm } from '#pages/forms/use-form.ts';
import { subscriptionSteps } from '#pages/subscription-paths.ts';
import { RadioTiles, type Tile } from '#ui/radio-tiles.tsx';
import { Select } from '#ui/select.tsx';
import { ChangeForm } from './change-form.tsx';
import { ItemSearch } from './item-search.tsx';
import { INSTEAD } from './plan-b-choice.ts';
import type { StepProps } from './step-props.ts';
import { t } from './subscription-words.ts';

/** What happens when an article is missing, for all deliveries (N-08). */
export function PlanBStep({ step, subscription, back, answer }: StepProps<'planB'>) {
  const { item, query, variants } = step;
  const form = useForm('planB', answer, { words: 'subscription' });
  const name = `${item.productName}, ${item.variantName}`;
  const chosen = form.field('choice');
  const error = chosen.error ?? form.field('productVariant').error;
  return (
    <>
      <p className="mb-6 text-encre-2">{t('planB.lead', { name })}</p>
      <ChangeForm
        form={form}
        answer={answer}
        version={subscription.version}
        back={back}
        submit={t('planB.submit')}
        inReach
      >
        <input type="hidden" name="item" value={item.id} />
        <div className="group/plan grid gap-5">
          <RadioTiles
            id={chosen.id}
            error={error}
            legend={t('planB.legend')}
            name="choice"
            defaultValue={chosen.defaultValue ?? before(item)}
            tiles={tilesOf(step)}
            hint={t('planB.limit')}
          />
          <div className="hidden gap-4 group-has-[input[value=wait]:checked]/plan:grid md:grid-cols-2">
            <Select
              label={t('planB.days')}
              name="days"
              defaultValue={form.field('days').defaultValue ?? String(item.planB?.waitDays ?? 7)}
              options={WAIT_DAYS.map((days) => ({
                value: String(days),
                label: t('planB.daysOf', { days }),
              }))}
            />
            <Select
              label={t('planB.afterwards')}
              name="afterwards"
              defaultValue={
                form.field('afterwards').defaultValue ?? item.planB?.afterWait ?? 'without'
              }
              options={AFTER_WAIT.map((value) => ({
                value,
                label: t(`planB.afterwardsOf.${value}`),
              }))}
            />
          </div>
        </div>
      </ChangeForm>
      {(variants === null || variants.length === 0) && (
        <p role="status" className="mt-6">
          {t(variants === null ? 'planB.unanswered' : 'planB.none')}
        </p>
      )}
      <ItemSearch
        step={subscriptionSteps.planB}
        item={item.id}
        query={query}
        label={t('planB.search')}
        submit={t('planB.submitSearch')}
        className="mt-8"
      />
    </>
  );
}

type Step = StepProps<'planB'>['step'];

/** The current choice among the tiles. */
const before = ({ planB }: Step['item']): string | undefined =>
  planB?.replacement ? INSTEAD + planB.replacement.variantCode : planB?.choice;

/**
 * A dearer replacement costs no more than the missing article: a delivery never exceeds the
 * announced total (S-16).
 */
const priceOf = (cents: number, missing: number): string =>
  cents > missing
    ? t('planB.capped', { price: money(missing) })
    : t('planB.price', { price: money(cents) });

/** Its usual price, where it is charged less. */
const usualOf = (cents: number, missing: number): string =>
  cents > missing ? `, ${t('planB.usual', { usual: money(cents) })}` : '';

function tilesOf({ item, variants }: Step): Tile[] {
  const chosen = item.planB?.replacement;
  const found = (variants ?? []).filter(({ code }) => code !== chosen?.variantCode);
  return defined<Tile>([
    { value: 'without', label: t('planB.without'), detail: t('planB.withoutDetail') },
    { value: 'wait', label: t('planB.wait'), detail: t('planB.waitDetail') },
    chosen
      ? {
          value: INSTEAD + chosen.variantCode,
          label: `${chosen.productName}, ${chosen.variantName}`,
          detail: t('planB.instead'),
        }
      : undefined,
    ...found.map(({ code, name, format, cents, perKg, image }) => ({
      value: INSTEAD + code,
      picture: <Thumbnail url={image} className="w-12" />,
      label: `${name}, ${format.replace(' ', '\u00a0')}`,
      detail: `${t('planB.instead')} · ${priceOf(cents, item.unitPrice)}${perKg === null ? '' : ` (${unitPrice(perKg)})`}${usualOf(cents, item.unitPrice)}`,
    })),
  ]);
}
