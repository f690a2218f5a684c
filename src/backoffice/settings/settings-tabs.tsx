import { NavLink } from 'react-router';
import { useMay } from '../parts/use-may.ts';
import { officePaths } from '../paths.ts';
import { t } from './settings-words.ts';

const tab =
  'inline-flex min-h-11 items-center rounded-full px-4 text-small font-bold aria-[current=page]:bg-beurre-200';

/** Tabs for tariffs and shop settings. */
export function SettingsTabs() {
  const mayRead = useMay('operations.read');
  const mayCount = useMay('finance.read');
  return (
    <nav aria-label={t('tabs.label')} className="mb-6 flex flex-wrap gap-1">
      <NavLink to={officePaths.shipping()} className={tab}>
        {t('tabs.shipping')}
      </NavLink>
      {mayCount && (
        <NavLink to={officePaths.taxRates()} className={tab}>
          {t('tabs.vat')}
        </NavLink>
      )}
      {mayRead && (
        <NavLink to={officePaths.settings()} className={tab}>
          {t('tabs.rules')}
        </NavLink>
      )}
      {mayRead && (
        <NavLink to={officePaths.mailTexts()} className={tab}>
          {t('tabs.mails')}
        </NavLink>
      )}
    </nav>
  );
}
