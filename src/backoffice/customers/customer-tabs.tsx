import { NavLink } from 'react-router';
import { useMay } from '../parts/use-may.ts';
import { officePaths } from '../paths.ts';
import { t } from './customers-words.ts';

const tab =
  'inline-flex min-h-11 items-center rounded-full px-4 text-small font-bold aria-[current=page]:bg-beurre-200';

/** Tabs for customers, guests and gifts. */
export function CustomerTabs() {
  const mayGive = useMay('orders.refund');
  const mayTransfer = useMay('people.transfer');
  return (
    <nav aria-label={t('title')} className="flex flex-wrap gap-1">
      <NavLink to={officePaths.customers()} end className={tab}>
        {t('tabs.accounts')}
      </NavLink>
      <NavLink to={officePaths.guests()} end className={tab}>
        {t('tabs.guests')}
      </NavLink>
      {mayGive && (
        <NavLink to={officePaths.gifts()} end className={tab}>
          {t('tabs.gifts')}
        </NavLink>
      )}
      {mayTransfer && (
        <NavLink to={officePaths.sheet('clients')} className={tab}>
          {t('tabs.sheet')}
        </NavLink>
      )}
    </nav>
  );
}
