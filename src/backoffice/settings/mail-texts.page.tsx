import { shortDate } from '#i18n/dates.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { mailTextCalls } from '#services/admin/settings.ts';
import { Link } from '#ui/link.tsx';
import { officeHead } from '../office-head.ts';
import { ListTable } from '../parts/list-table.tsx';
import { PageTitle } from '../parts/page-title.tsx';
import { Panel } from '../parts/panel.tsx';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/mail-texts.page';
import { SettingsTabs } from './settings-tabs.tsx';
import { t } from './settings-words.ts';

export const handle = { name: 'office-mail-texts', tracking: false } satisfies RouteHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const { members } = await mailTextCalls(admin).list();
  return { mails: members };
}

export const meta = () => officeHead(t('mails.title'));

/** Customer mails with editable texts, by subject and language (O-16). */
export default function OfficeMailTextsPage({ loaderData: { mails } }: Route.ComponentProps) {
  const languages = [...new Set(mails.map(({ language }) => language))];
  const themes = [...new Set(mails.map(({ theme }) => theme))];
  const groups = languages.flatMap((language) =>
    themes.map((theme) => ({
      language,
      theme,
      title: t('mails.of', {
        mail: t(`mails.themes.${theme}`),
        language: t.translate(`mails.languages.${language}`),
      }),
    })),
  );
  return (
    <>
      <PageTitle lead={t('mails.lead')}>{t('mails.title')}</PageTitle>
      <SettingsTabs />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {groups.map(({ language, theme, title }) => (
          <Panel key={title} title={title}>
            <ListTable
              caption={title}
              columns={[t('mails.mail'), t('mails.subject'), t('mails.written')]}
              asCards
            >
              {mails
                .filter((one) => one.language === language && one.theme === theme)
                .map(({ mail, parts, past: [latest] }) => (
                  <tr key={mail}>
                    <th scope="row" className="text-left font-normal">
                      <Link to={officePaths.mailText(mail, language)} className="link">
                        {t(`mails.names.${mail}`)}
                      </Link>
                    </th>
                    <td data-label={t('mails.subject')} className="break-words">
                      {parts.find(({ part }) => part === 'subject')?.text ?? t('mails.sameSubject')}
                    </td>
                    <td data-label={t('mails.written')}>
                      <div>
                        {parts.some(({ isUnused }) => isUnused) && (
                          <strong className="block text-error">{t('mails.unused')}</strong>
                        )}
                        {parts.every(({ ours, text }) => ours === text) || !latest
                          ? t('mails.ours')
                          : t('mails.writtenBy', { name: latest.by, date: shortDate(latest.at) })}
                      </div>
                    </td>
                  </tr>
                ))}
            </ListTable>
          </Panel>
        ))}
      </div>
    </>
  );
}
