import type { WithdrawalInput } from '#modules/withdrawals/contracts.ts';
import { Recap } from '../declaration/recap.tsx';
import { t } from './withdrawal-words.ts';

/** Review before the withdrawal is declared (WDR-03). */
export function DeclarationRecap({ declared }: { declared: WithdrawalInput }) {
  const { name, orderNumber, email, items } = declared;
  return (
    <Recap
      texts={{
        title: t('recap.title'),
        text: t('recap.text'),
        confirm: t('recap.confirm'),
        edit: t('recap.edit'),
      }}
      rows={[
        [t('fields.orderNumber'), orderNumber],
        [t('fields.items'), items ?? t('recap.everything')],
        [t('fields.name'), name],
        [t('fields.email'), email],
      ]}
      values={{ name, orderNumber, email, items: items ?? '' }}
    />
  );
}
