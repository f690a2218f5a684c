import { CircleDashed, Undo2 } from 'lucide-react';
import { fullDate } from '#i18n/dates.ts';
import { money } from '#i18n/money.ts';
import { Icon } from '#ui/icon.tsx';
import { t } from './account-words.ts';
import type { OwnOrder } from './load-order.server.ts';

/** Refunds of an order, completed or pending, with their reasons (PAY-09, REL-14). */
export function MoneyBack({ refunds }: Pick<OwnOrder, 'refunds'>) {
  return (
    <ul className="grid gap-3">
      {refunds.map(({ id, amount, doneAt, reason }) => (
        <li key={id} className="flex gap-3">
          <Icon of={doneAt ? Undo2 : CircleDashed} className="mt-1 text-sapin-700" />
          <div className="min-w-0 flex-1">
            <p>
              {doneAt
                ? t('order.refunded', { amount: money(amount), date: fullDate(doneAt) })
                : t('order.refundPending', { amount: money(amount) })}
            </p>
            <p className="text-small break-words text-encre-2">{reason}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
