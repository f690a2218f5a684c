import { shortDate } from '#i18n/dates.ts';
import type { SettingShape } from '#modules/settings/admin-contracts.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { settingCalls } from '#services/admin/settings.ts';
import { Link } from '#ui/link.tsx';
import { officeHead } from '../office-head.ts';
import { ListTable } from '../parts/list-table.tsx';
import { PageTitle } from '../parts/page-title.tsx';
import { Panel } from '../parts/panel.tsx';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/settings.page';
import { valueText } from './setting-values.ts';
import { SettingsTabs } from './settings-tabs.tsx';
import { t } from './settings-words.ts';

export const handle = { name: 'office-settings', tracking: false } satisfies RouteHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const { members } = await settingCalls(admin).list();
  return { settings: members };
}

export const meta = () => officeHead(t('rules.title'));

/** Settings read at the start: listed here, changed on the server. */
const ON_SERVER = ['addresses', 'payment', 'mail', 'identity', 'capture', 'features'] as const;

/** The shop's settings: those the team decides, and those in the environment (O-16). */
export default function OfficeSettingsPage({ loaderData }: Route.ComponentProps) {
  const { settings } = loaderData;
  const groups = [...new Set(settings.map(({ group }) => group))];
  return (
    <>
      <PageTitle lead={t('rules.lead')}>{t('rules.title')}</PageTitle>
      <SettingsTabs />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {groups.map((group) => (
          <GroupPanel
            key={group}
            group={group}
            settings={settings.filter((setting) => setting.group === group)}
          />
        ))}
        <Panel title={t('rules.environment')}>
          <p className="mb-3 text-small">{t('rules.environmentText')}</p>
          <ul className="grid list-disc gap-1 pl-5 text-small">
            {ON_SERVER.map((what) => (
              <li key={what}>{t(`rules.fixed.${what}`)}</li>
            ))}
          </ul>
        </Panel>
      </div>
    </>
  );
}

function GroupPanel({
  group,
  settings,
}: {
  group: SettingShape['group'];
  settings: readonly SettingShape[];
}) {
  return (
    <Panel title={t(`groups.${group}`)}>
      <ListTable
        caption={t(`groups.${group}`)}
        className="[&_table]:table-fixed [&_th:nth-child(1)]:w-[34%] [&_th:nth-child(2)]:w-[30%]"
        columns={[t('rules.setting'), t('rules.value'), t('rules.next'), t('rules.act')]}
      >
        {settings.map(({ name, kind, value, waiting }) => (
          <tr key={name}>
            <th scope="row" className="text-left font-normal">
              {t.translate(`names.${name}`)}
            </th>
            <td className="break-words">{valueText(kind, value)}</td>
            <td>
              {waiting.map((change) => (
                <span key={change.id} className="block">
                  {t('rules.from', {
                    value:
                      change.value === null ? t('rules.initial') : valueText(kind, change.value),
                    date: shortDate(change.appliesOn),
                  })}
                </span>
              ))}
            </td>
            <td>
              <Link
                to={officePaths.setting(name)}
                className="link whitespace-nowrap"
                aria-label={t('rules.openOf', { name: t.translate(`names.${name}`) })}
              >
                {t('rules.open')}
              </Link>
            </td>
          </tr>
        ))}
      </ListTable>
    </Panel>
  );
}
