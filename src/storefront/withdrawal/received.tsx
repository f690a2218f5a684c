import { fullDate, timeOfDay } from '#i18n/dates.ts';
import type { WithdrawalShape } from '#modules/withdrawals/contracts.ts';
import { pageSlugs, paths } from '#pages/paths.ts';
import { useArrivalFocus } from '#pages/use-arrival-focus.ts';
import { Card } from '#ui/card.tsx';
import { Link } from '#ui/link.tsx';
import { t } from './withdrawal-words.ts';

/** Confirmation with time, reference and next steps. */
export function Received({ receipt }: { receipt: WithdrawalShape }) {
  const heading = useArrivalFocus<HTMLHeadingElement>();
  const { declaredAt, reference, email, items } = receipt;
  return (
    <Card ground="quiet">
      <h2 ref={heading} tabIndex={-1} className="text-h3">
        {t('done.title')}
      </h2>
      <p className="mt-3 font-bold">
        {t('done.received', { date: fullDate(declaredAt), time: timeOfDay(declaredAt), reference })}
      </p>
      <p className="mt-3 [overflow-wrap:anywhere]">{t('done.receipt', { email })}</p>
      <p className="mt-3">{t('done.address')}</p>
      <p className="mt-3 [overflow-wrap:anywhere]">
        {items === null ? t('done.return') : t('done.returnPart', { items })}
      </p>
      <p className="mt-3">
        <Link to={paths.page(pageSlugs.withdrawal)} className="link">
          {t('done.rights')}
        </Link>
      </p>
    </Card>
  );
}
