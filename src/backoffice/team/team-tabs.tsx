import { NavLink } from 'react-router';
import { officePaths } from '../paths.ts';
import { t } from './team-words.ts';

const tab =
  'inline-flex min-h-11 items-center rounded-full px-4 text-small font-bold aria-[current=page]:bg-beurre-200';

/** Tabs for staff, roles and API keys. */
export const TeamTabs = () => (
  <nav aria-label={t('tabs.label')} className="mb-6 flex flex-wrap gap-1">
    <NavLink to={officePaths.team()} end className={tab}>
      {t('tabs.people')}
    </NavLink>
    <NavLink to={officePaths.roles()} className={tab}>
      {t('tabs.roles')}
    </NavLink>
    <NavLink to={officePaths.apiKeys()} className={tab}>
      {t('tabs.keys')}
    </NavLink>
  </nav>
);
