import { shortDate } from '#i18n/dates.ts';
import { money as euros } from '#i18n/money.ts';
import type { FindingShape } from '#modules/checkout/admin-contracts.ts';
import { DISPUTE_OUTCOMES } from '#modules/payments/rules/index.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { FormKey } from '../parts/form-key.tsx';
import { officePaths } from '../paths.ts';
import { t } from './finance-words.ts';

interface FindingCardProps {
  finding: FindingShape;
  formKey: string;
  mayManage: boolean;
  refused: FormAnswer | undefined;
}

interface Books {
  captured: number;
  refunded: number;
}

/** The amounts of a finding as a sentence; null when it has none. */
function amountsOf({ kind, details }: FindingShape): string | null {
  const { difference, amount, claimed, booked, provider, ledger } = details;
  if (kind === 'order_differs' && typeof claimed === 'number')
    return t('match.claimed', { claimed: euros(claimed), booked: euros(booked) });
  if (typeof difference === 'number')
    return t('match.difference', { amount: euros(Math.abs(difference)) });
  if (typeof amount === 'number') return t('match.amount', { amount: euros(amount) });
  if (provider === undefined && ledger === undefined) return null;
  return t('match.books', { provider: recordedIn(provider), ledger: recordedIn(ledger) });
}

const recordedIn = (books: unknown): string => {
  const { captured, refunded } = (books ?? { captured: 0, refunded: 0 }) as Books;
  return euros(captured - refunded);
};

/** An open finding: description, advice, and a button to close it. */
export function FindingCard({ finding, formKey, mayManage, refused }: FindingCardProps) {
  const { id, kind, subject, order, firstSeen } = finding;
  const form = useForm(`closeFinding-${id}`, refused);
  return (
    <li className="rounded-field border border-brume-2 p-4">
      <h3 className="text-h5 font-bold">{t.translate(`findings.${kind}`)}</h3>
      <p className="mb-2 text-small text-encre-2">
        {t('match.since', { date: shortDate(firstSeen) })}
        {' · '}
        {order ? (
          <Link to={officePaths.order(order)} className="link">
            {t('match.order', { number: order })}
          </Link>
        ) : (
          <span className="break-all">{subject}</span>
        )}
      </p>
      {amountsOf(finding) && <p className="text-small font-bold">{amountsOf(finding)}</p>}
      <p className="text-small">{t.translate(`todo.${kind}`)}</p>
      {(kind === 'dispute' || kind === 'inquiry') && order && (
        <p className="text-small">
          <Link to={officePaths.dispute(order)} className="link">
            {t('match.evidence')}
          </Link>
        </p>
      )}
      {mayManage && (
        <PageForm form={form} className="mt-3 flex flex-wrap level-fields gap-3">
          <FormKey value={`${formKey}-${id}`} />
          {kind === 'dispute' && (
            <Select
              {...form.field('outcome')}
              label={t('match.outcome')}
              hint={t('match.outcomeHint')}
              placeholder={t('match.chooseOutcome')}
              options={DISPUTE_OUTCOMES.map((value) => ({
                value,
                label: t(`match.outcomes.${value}`),
              }))}
              required
              className="w-full"
            />
          )}
          <TextField
            {...form.field('note')}
            label={t('match.note')}
            hint={t('match.noteHint')}
            maxLength={500}
            required
            className="min-w-56 flex-1"
          />
          <Button type="submit" variant="secondary" size="compact" pending={form.pending}>
            {t('match.close')}
          </Button>
        </PageForm>
      )}
    </li>
  );
}
