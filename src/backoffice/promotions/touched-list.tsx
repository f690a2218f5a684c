import { money } from '#i18n/money.ts';
import type { TouchedShape } from '#modules/promotions/admin-contracts.ts';
import { t } from './promotions-words.ts';

interface TouchedListProps {
  touched: TouchedShape;
  /** It ends, or its rule becomes another one. */
  becomes: 'ended' | 'edited';
}

/** Who has a promotion now, what becomes of it for them, and what they keep (O-02). */
export function TouchedList({ touched, becomes }: TouchedListProps) {
  const { uses, carts, owed, upcoming } = touched;
  const { deliveries, announced, given } = upcoming;
  return (
    <>
      <li>{t('consequences.uses', { count: uses })}</li>
      <li>{t(`consequences.carts.${becomes}`, { count: carts })}</li>
      {owed.deliveries > 0 && <li>{t('consequences.owed', { count: owed.deliveries })}</li>}
      {deliveries > 0 && (
        <li>
          {t(`consequences.upcoming.${becomes}`, { count: deliveries })}{' '}
          {given > 0 && t('consequences.takes', { count: deliveries, amount: money(given) })}{' '}
          {announced > 0 && t('consequences.announced', { count: announced })}
        </li>
      )}
    </>
  );
}
