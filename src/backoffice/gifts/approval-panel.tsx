import { shortDate } from '#i18n/dates.ts';
import { money } from '#i18n/money.ts';
import type { GiftRowShape } from '#modules/checkout/admin-contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { ActionForm } from '../parts/action-form.tsx';
import { Panel } from '../parts/panel.tsx';
import { holderOf, kindOf } from './gifts-list.tsx';
import { t } from './gifts-words.ts';

interface ApprovalPanelProps {
  waiting: readonly GiftRowShape[];
  formKey: string;
  refused: FormAnswer | undefined;
}

/** Gifts that await a second approval, with their effects. */
export function ApprovalPanel({ waiting, ...form }: ApprovalPanelProps) {
  if (waiting.length === 0) return null;
  return (
    <Panel title={t('approval.title')}>
      <ul className="divide-y divide-brume-2">
        {waiting.map((gift) => {
          const { key, amount: cents, by, givenAt, reason, isTheirs } = gift;
          const id = key.slice(1);
          const [amount, holder] = [money(cents), holderOf(gift)];
          return (
            <li key={key} className="grid gap-2 py-3">
              <p>
                <strong className="block">
                  {t('approval.line', { amount, holder, kind: kindOf(gift) })}
                </strong>
                <span className="text-small">
                  {t('approval.offered', { by: by ?? '', date: shortDate(givenAt), reason })}
                </span>
                {!isTheirs && (
                  <span className="block text-small text-encre-2">{t('approval.own')}</span>
                )}
              </p>
              <div className="flex flex-wrap items-start gap-3">
                {isTheirs && (
                  <ActionForm
                    {...form}
                    name="approveGift"
                    id={id}
                    submit={t('approval.approve')}
                    label={t('approval.approveOf', { amount, holder })}
                    asks={t('approval.asks', { amount, holder })}
                    variant="primary"
                  />
                )}
                <ActionForm
                  {...form}
                  name="refuseGift"
                  id={id}
                  submit={t(isTheirs ? 'approval.refuse' : 'approval.withdraw')}
                  label={t('approval.refuseOf', { amount, holder })}
                  asks={t('approval.refuseAsks')}
                />
              </div>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
