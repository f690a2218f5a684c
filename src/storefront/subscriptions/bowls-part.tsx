import { longDate } from '#i18n/dates.ts';
import type { SubscriptionShape } from '#modules/subscriptions/contracts.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { DecimalField } from '#ui/decimal-field.tsx';
import { LeftSlider } from '../bowls/left-slider.tsx';
import type { StepAnswer } from './previewed.ts';
import { t } from './subscription-words.ts';

interface BowlsProps {
  subscription: SubscriptionShape;
  answer: StepAnswer | undefined;
}
type Item = SubscriptionShape['items'][number];
interface BowlProps {
  item: Item;
  answer: BowlsProps['answer'];
}

/**
 * When each food will run out, a question about the remainder, and a better date after the answer.
 */
export function BowlsPart({ subscription, answer }: BowlsProps) {
  const existing = subscription.items.filter(({ runsOut }) => runsOut !== null);
  if (existing.length === 0) return null;
  return (
    <Card as="section" ground="brume" className="mb-8 grid gap-6">
      <h2 className="text-h4">{t('bowls.title')}</h2>
      <Proposal subscription={subscription} answer={answer} />
      {existing.map((item) => (
        <Bowl key={item.id} item={item} answer={answer} />
      ))}
      <p className="text-small text-encre-2">{t('bowls.how')}</p>
    </Card>
  );
}

function Bowl({ item, answer }: BowlProps) {
  const { id, productName, runsOut } = item;
  // Each food has the same form, so a refusal is shown only in the submitted one.
  const own = answer?.values.item === String(id) ? answer : undefined;
  const form = useForm('left', own, { words: 'subscription' });
  if (!runsOut) return null;
  const { from, likely, until, deliveredGrams } = runsOut;
  const { defaultValue, error } = form.field('share');
  return (
    <div className="grid gap-3">
      <p className="max-w-text">
        <span className="font-bold">{productName}</span>
        <br />
        {t('bowls.lasts', {
          likely: longDate(likely),
          from: longDate(from),
          until: longDate(until),
        })}
      </p>
      <PageForm form={form} className="grid max-w-text justify-items-start gap-3">
        <input type="hidden" name="item" value={id} />
        <div className="w-full">
          <LeftSlider
            id={`left-share-${id}`}
            name="share"
            food={productName}
            deliveredGrams={deliveredGrams}
            defaultValue={Number(defaultValue ?? 50)}
            error={error}
          />
        </div>
        <Button
          type="submit"
          variant="secondary"
          pending={form.pending}
          aria-label={t('bowls.saveNamed', { name: productName })}
        >
          {t('bowls.save')}
        </Button>
      </PageForm>
      <Weighed item={item} answer={own} />
    </div>
  );
}

/** Field for a weighed remainder, also for more than the last delivery. */
function Weighed({ item: { id, productName }, answer }: BowlProps) {
  const form = useForm('weighed', answer, { words: 'subscription' });
  const field = form.field('kilos');
  return (
    <details open={answer?.form === 'weighed'}>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">
        {t('bowls.weigh')}
      </summary>
      <PageForm form={form} className="mt-2 flex max-w-text flex-wrap items-end gap-3">
        <input type="hidden" name="item" value={id} />
        <DecimalField
          {...field}
          id={`weighed-kilos-${id}`}
          label={t('bowls.weighed', { name: productName })}
          unit="kg"
          required
          className="grow"
        />
        <Button
          type="submit"
          variant="secondary"
          pending={form.pending}
          className="mb-6"
          aria-label={t('bowls.saveWeighed', { name: productName })}
        >
          {t('bowls.save')}
        </Button>
      </PageForm>
    </details>
  );
}

/** The current date beside the proposed one; pressing the button is an ordinary change of date. */
function Proposal({ subscription, answer }: BowlsProps) {
  const form = useForm('date', answer, { words: 'subscription' });
  const { proposedDate, nextShippingDate, version } = subscription;
  if (!proposedDate || !nextShippingDate) return null;
  const isSooner = proposedDate < nextShippingDate;
  const date = longDate(proposedDate);
  return (
    <PageForm form={form} className="grid justify-items-start gap-3 rounded-card bg-blanc p-4">
      <p>{t(isSooner ? 'bowls.sooner' : 'bowls.later')}</p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        <dt className="text-encre-2">{t('bowls.planned')}</dt>
        <dd>{longDate(nextShippingDate)}</dd>
        <dt className="text-encre-2">{t('bowls.proposed')}</dt>
        <dd className="font-bold">{date}</dd>
      </dl>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="date" value={proposedDate} />
      <input type="hidden" name="scope" value="next" />
      <Button type="submit" pending={form.pending}>
        {t('bowls.move', { date })}
      </Button>
    </PageForm>
  );
}
