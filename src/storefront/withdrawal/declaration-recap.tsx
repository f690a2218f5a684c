import type { WithdrawalInput } from '#modules/withdrawals/contracts.ts';
import { Alert } from '#ui/alert.tsx';
import { Recap } from '../declaration/recap.tsx';
import type { WithdrawnOrder } from './find-order.server.ts';
import { t } from './withdrawal-words.ts';

interface DeclarationRecapProps {
  declared: WithdrawalInput;
  /** What was typed and ticked, resubmitted on confirming or changing. */
  values: Readonly<Record<string, string>>;
  order: WithdrawnOrder | null;
}

/** Review before the withdrawal is declared (WDR-03), with a warning about an e-mail that is not the order's. */
export function DeclarationRecap({ declared, values, order }: DeclarationRecapProps) {
  const { name, orderNumber, email, items, remaining } = declared;
  const isOther = order !== null && order.email?.toLowerCase() !== email.toLowerCase();
  const ticks = Object.entries(values).filter(([key]) => key.startsWith('line-'));
  const goods: [string, string][] = [[t('fields.items'), items ?? t('recap.everything')]];
  if (items !== null) goods.push([t('fields.remaining'), remaining ?? t('recap.rest')]);
  return (
    <>
      {isOther && (
        <Alert tone="warning" className="mb-4">
          {t('recap.otherEmail', { number: orderNumber })}
        </Alert>
      )}
      <Recap
        texts={{
          title: t('recap.title'),
          text: t('recap.text'),
          confirm: t('recap.confirm'),
          edit: t('recap.edit'),
        }}
        rows={[
          [t('fields.orderNumber'), orderNumber],
          ...goods,
          [t('fields.name'), name],
          [t('fields.email'), email],
        ]}
        values={{
          name,
          orderNumber,
          email,
          items: values.items ?? '',
          ...Object.fromEntries(ticks),
        }}
      />
    </>
  );
}
