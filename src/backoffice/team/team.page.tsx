import { shortDate, timeOfDay } from '#i18n/dates.ts';
import { ROLES } from '#modules/staff/rules/index.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { accessCalls, teamCalls } from '#services/admin/staff.ts';
import { Alert } from '#ui/alert.tsx';
import { Grid } from '#ui/layout.tsx';
import { Link } from '#ui/link.tsx';
import { shownForms } from '../form/plain-form.server.ts';
import { PlainForm } from '../form/plain-form.tsx';
import { t as frame } from '../frame/frame-words.ts';
import { roleWords } from '../frame/role-words.ts';
import { officeHead } from '../office-head.ts';
import { answerIntent } from '../parts/answer-intent.server.ts';
import { Facts } from '../parts/facts.tsx';
import { ListTable } from '../parts/list-table.tsx';
import { newFormKey } from '../parts/new-form-key.server.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { Panel } from '../parts/panel.tsx';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/team.page';
import { MemberState } from './member-state.tsx';
import { roleOptions } from './role-options.ts';
import { teamIntents } from './team-intents.server.ts';
import { TeamTabs } from './team-tabs.tsx';
import { t } from './team-words.ts';

export const handle = { name: 'office-team', tracking: false } satisfies RouteHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const [{ members }, { members: roles }] = await Promise.all([
    teamCalls(admin).list(),
    accessCalls(admin).roles(),
  ]);
  const isInvited = new URL(request.url).searchParams.get('fait') === 'invitation';
  return { members, roles, isInvited, formKey: newFormKey(), forms: shownForms(teamIntents) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { admin } = requireStaff(context, request);
  return answerIntent(teamIntents, request, { admin, next: officePaths.team('invitation') });
}

export const meta = () => officeHead(t('title'));

/** Staff accounts. */
export default function TeamPage({ loaderData, actionData }: Route.ComponentProps) {
  const { members, roles, isInvited, formKey, forms } = loaderData;
  return (
    <>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <TeamTabs />
      {isInvited && !actionData && (
        <Alert tone="success" live className="mb-6">
          {t('invite.done')}
        </Alert>
      )}
      <Grid columns="aside" className="items-start gap-6 *:min-w-0">
        <ListTable
          caption={t('title')}
          columns={[t('columns.name'), t('columns.role'), t('columns.state'), t('columns.seen')]}
        >
          {members.map(
            ({ id, name, email, role, roleName, state, hasSecondFactor, lastSeenAt }) => (
              <tr key={id}>
                <th scope="row">
                  <Link to={officePaths.member(id)} className="link">
                    {name}
                  </Link>
                  <span className="block font-normal text-encre-2">{email}</span>
                </th>
                <td>{roleWords({ role, roleName })}</td>
                <td>
                  <MemberState state={state} />
                  {hasSecondFactor && (
                    <span className="mt-1 block text-encre-2">{t('secondFactor')}</span>
                  )}
                </td>
                <td className="whitespace-nowrap">
                  {lastSeenAt ? `${shortDate(lastSeenAt)} ${timeOfDay(lastSeenAt)}` : t('never')}
                </td>
              </tr>
            ),
          )}
        </ListTable>
        <div className="grid gap-6">
          <Panel title={t('invite.title')}>
            <PlainForm
              form={forms.inviteMember}
              t={t}
              formKey={formKey}
              refused={actionData}
              values={{ role: 'support' }}
              offered={{ role: roleOptions(roles) }}
            />
          </Panel>
          <Panel title={t('rolesTitle')}>
            <Facts facts={ROLES.map((role) => [frame(`roles.${role}`), t(`roleHints.${role}`)])} />
          </Panel>
        </div>
      </Grid>
    </>
  );
}
