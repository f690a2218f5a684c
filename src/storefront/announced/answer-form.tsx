import { fullDate } from '#i18n/dates.ts';
import { money } from '#i18n/money.ts';
import { frequencyLabel } from '#modules/orders/web/index.ts';
import type { AnnouncedChangeShape } from '#modules/planned-changes/contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { subscriptionPaths } from '#pages/subscription-paths.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { RadioTiles } from '#ui/radio-tiles.tsx';
import { Select } from '#ui/select.tsx';
import { t } from './announced-words.ts';

type AnswerFormRequest = AnnouncedChangeShape['subscriptions'][number];
type Answer = AnswerFormRequest['answers'][number];

interface AnswerFormProps {
  change: AnnouncedChangeShape;
  subscription: AnswerFormRequest;
  refused: FormAnswer | undefined;
  /** It was just answered. */
  done: boolean;
}

/** The change for one subscription, and the form for the customer's answer. */
export function AnswerForm({ change, subscription, refused, done }: AnswerFormProps) {
  const { code, frequency, appliesOn, answers, answer } = subscription;
  const say = (one: Answer) =>
    change.kind === 'price'
      ? t(`answer.price.${one === 'pause' || one === 'leave' ? one : 'accept'}`)
      : t(`answer.replacement.${one}`);
  return (
    <section aria-labelledby={`title-${code}`}>
      <h2 id={`title-${code}`} className="text-h4">
        {t('subscription', { code, rhythm: frequencyLabel(frequency) })}
      </h2>
      <p className="mt-1 text-encre-2">{t('from', { date: fullDate(appliesOn) })}</p>
      <ul className="my-3 list-disc pl-5">
        {subscription.lines.map((line) => (
          <li key={line.variantCode}>{lineOf(change, line)}</li>
        ))}
      </ul>
      {change.kind === 'replacement' && (
        <p className="mb-4">{t(change.needsConsent ? 'consent' : 'silence')}</p>
      )}
      {answer && (
        <Alert tone="success" live={done} className="mb-4">
          <p>{t('answered', { answer: say(answer) })}</p>
          {answers.length > 0 && <p className="text-small">{t('changeable')}</p>}
        </Alert>
      )}
      {answers.length === 0 ? (
        <p>{t('closed')}</p>
      ) : (
        <Fields change={change} subscription={subscription} refused={refused} say={say} />
      )}
      <Link
        to={subscriptionPaths.one(code)}
        className="link mt-3 inline-flex min-h-11 items-center"
      >
        {t('account')}
      </Link>
    </section>
  );
}

type FieldsProps = Omit<AnswerFormProps, 'done'> & { say: (answer: Answer) => string };

function Fields({ change, subscription, refused, say }: FieldsProps) {
  const { code, answers, answer } = subscription;
  const form = useForm(`answer-${code}`, refused, {
    values: { answer },
    words: 'announced',
  });
  const { id, name, error, defaultValue } = form.field('answer');
  return (
    <PageForm form={form} className="grid gap-4">
      <input type="hidden" name="subscription" value={code} />
      <RadioTiles
        id={id}
        name={name}
        defaultValue={defaultValue}
        error={error}
        legend={t('legend')}
        tiles={answers.map((value) => ({ value, label: say(value) }))}
        required
      />
      {answers.includes('other') && (
        <Select
          {...form.field('variantCode')}
          label={t('other')}
          placeholder={t('choose')}
          optional
          options={change.alternatives.map(({ variantCode, productName, variantName, price }) => ({
            value: variantCode,
            label: t('otherOption', {
              product: productName,
              variant: variantName,
              price: money(price),
            }),
          }))}
        />
      )}
      <Button type="submit" pending={form.pending}>
        {t('submit')}
      </Button>
    </PageForm>
  );
}

function lineOf(
  { replacedBy }: AnnouncedChangeShape,
  line: AnswerFormRequest['lines'][number],
): string {
  const { quantity, productName: product, variantName: variant, before, after } = line;
  const amounts = { before: money(before), after: money(after) };
  return replacedBy
    ? t('swapLine', {
        quantity,
        product,
        variant,
        ...amounts,
        newProduct: replacedBy.productName,
        newVariant: replacedBy.variantName,
      })
    : t('priceLine', { quantity, product, variant, ...amounts });
}
