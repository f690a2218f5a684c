import { longDate } from '#i18n/dates.ts';
import { LEFT_WORDS } from '#modules/bowls/rules/index.ts';
import type { SubscriptionShape } from '#modules/subscriptions/contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { t } from './subscription-words.ts';

interface BowlsProps {
  subscription: SubscriptionShape;
  answer: FormAnswer | undefined;
}

/** Until when the food lasts, one question about each, and a better date once it was answered. */
export function BowlsPart({ subscription, answer }: BowlsProps) {
  const existing = subscription.items.filter(({ runsOut }) => runsOut !== null);
  if (existing.length === 0) return null;
  return (
    <Card as="section" ground="brume" className="mb-8 grid gap-6">
      <h2 className="text-h4">{t('bowls.title')}</h2>
      {existing.map((item) => (
        <Bowl key={item.id} item={item} answer={answer} />
      ))}
      <Proposal subscription={subscription} answer={answer} />
      <p className="text-small text-encre-2">{t('bowls.how')}</p>
    </Card>
  );
}

function Bowl({
  item,
  answer,
}: {
  item: SubscriptionShape['items'][number];
  answer: BowlsProps['answer'];
}) {
  const form = useForm('left', answer, { words: 'subscription' });
  const { id, productName, runsOut } = item;
  if (!runsOut) return null;
  const { from, likely, until } = runsOut;
  return (
    <div className="grid gap-2">
      <p>
        <span className="font-bold">{productName}</span>
        <br />
        {t('bowls.lasts', {
          likely: longDate(likely),
          from: longDate(from),
          until: longDate(until),
        })}
      </p>
      <PageForm form={form}>
        <input type="hidden" name="item" value={id} />
        <fieldset>
          <legend className="mb-2 text-small">{t('bowls.left')}</legend>
          <div className="flex flex-wrap gap-2">
            {LEFT_WORDS.map((word) => (
              <Button
                key={word}
                type="submit"
                name="left"
                value={word}
                variant="secondary"
                aria-label={t(`bowls.leftNamed`, {
                  name: productName,
                  left: t(`bowls.words.${word}`),
                })}
              >
                {t(`bowls.words.${word}`)}
              </Button>
            ))}
          </div>
        </fieldset>
      </PageForm>
    </div>
  );
}

/** Nothing moves unless it is pressed: the change of date everybody has. */
function Proposal({ subscription, answer }: BowlsProps) {
  const form = useForm('date', answer, { words: 'subscription' });
  const { proposedDate, nextShippingDate, version } = subscription;
  if (!proposedDate || !nextShippingDate) return null;
  const isSooner = proposedDate < nextShippingDate;
  const date = longDate(proposedDate);
  return (
    <PageForm form={form} className="grid justify-items-start gap-3">
      <p>
        {t(isSooner ? 'bowls.sooner' : 'bowls.later', { next: longDate(nextShippingDate), date })}
      </p>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="date" value={proposedDate} />
      <input type="hidden" name="scope" value="next" />
      <Button type="submit" pending={form.pending}>
        {t('bowls.move', { date })}
      </Button>
    </PageForm>
  );
}
