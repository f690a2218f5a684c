import { Form, useNavigation } from 'react-router';
import type { WithdrawalInput } from '#modules/withdrawals/contracts.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useArrivalFocus } from './use-arrival-focus.ts';
import { t } from './withdrawal-words.ts';

/** Second step: what is declared, and the button that declares it (WDR-03). */
export function Recap({ declared }: { declared: WithdrawalInput }) {
  const heading = useArrivalFocus<HTMLHeadingElement>();
  const isSending = useNavigation().formData?.get('intent') === 'confirm';
  const { name, orderNumber, email, items } = declared;
  const rows = [
    [t('fields.orderNumber'), orderNumber],
    [t('fields.items'), items ?? t('recap.everything')],
    [t('fields.name'), name],
    [t('fields.email'), email],
  ] as const;
  return (
    <Card ground="quiet">
      <h2 ref={heading} tabIndex={-1} className="text-h3">
        {t('recap.title')}
      </h2>
      <p className="mt-2">{t('recap.text')}</p>
      <dl className="mt-4 grid gap-3">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt className="text-small text-encre-2">{label}</dt>
            <dd className="font-bold whitespace-pre-line [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
      <Form method="post" className="mt-6 flex flex-wrap gap-3">
        {Object.entries({ name, orderNumber, email, items: items ?? '' }).map(([key, value]) => (
          <input key={key} type="hidden" name={key} value={value} />
        ))}
        <Button
          type="submit"
          name="intent"
          value="confirm"
          pending={isSending}
          className="max-md:w-full"
        >
          {t('recap.confirm')}
        </Button>
        <Button type="submit" name="intent" value="edit" look="secondary" className="max-md:w-full">
          {t('recap.edit')}
        </Button>
      </Form>
    </Card>
  );
}
