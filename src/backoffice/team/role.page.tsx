import { data } from 'react-router';
import type { RouteHandle } from '#pages/route-handle.ts';
import { accessCalls, staffCalls } from '#services/admin/staff.ts';
import { Alert } from '#ui/alert.tsx';
import { Link } from '#ui/link.tsx';
import { officeHead } from '../office-head.ts';
import { ActionForm } from '../parts/action-form.tsx';
import { answerIntent } from '../parts/answer-intent.server.ts';
import { newFormKey } from '../parts/new-form-key.server.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { Panel } from '../parts/panel.tsx';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/role.page';
import { roleIntents } from './access-intents.server.ts';
import { RoleForm } from './role-form.tsx';
import { TeamTabs } from './team-tabs.tsx';
import { t } from './team-words.ts';

export const handle = { name: 'office-role', tracking: false } satisfies RouteHandle;

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const [{ members: roles }, { permissions }] = await Promise.all([
    accessCalls(admin).roles(),
    staffCalls(admin).me(),
  ]);
  const role = roles.find(({ id }) => String(id) === params.id);
  if (!role) throw data(null, { status: 404 });
  const isSaved = new URL(request.url).searchParams.get('fait') === 'change';
  return { role, permissions, isSaved, keys: { edit: newFormKey(), retire: newFormKey() } };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const { admin } = requireStaff(context, request);
  const id = Number(params.id);
  if (!Number.isSafeInteger(id)) throw data(null, { status: 404 });
  const isRetired = (await request.clone().formData()).get('intent') === 'retireRole';
  const next = isRetired ? officePaths.roles('retire') : officePaths.role(id, 'change');
  return answerIntent(roleIntents, request, { admin, id, next });
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  officeHead(loaderData?.role.name ?? t('roles.title'));

/** A composed role: its permissions, which apply to everybody with it. */
export default function RolePage({ loaderData, actionData: refused }: Route.ComponentProps) {
  const { role, permissions, isSaved, keys } = loaderData;
  return (
    <>
      <PageTitle
        lead={role.members > 0 ? t('roles.members', { count: role.members }) : t('roles.unused')}
      >
        {role.name}
      </PageTitle>
      <TeamTabs />
      {isSaved && !refused && (
        <Alert tone="success" live className="mb-6">
          {t('roles.done.change')}
        </Alert>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <Panel title={t('roles.change')}>
          <p className="mb-4 max-w-prose text-small text-encre-2">{t('roles.changeText')}</p>
          <RoleForm
            key={keys.edit}
            composed={role}
            offered={permissions}
            formKey={keys.edit}
            refused={refused}
          />
        </Panel>
        <Panel title={t('roles.retire')}>
          <ActionForm
            name="retireRole"
            variant="danger"
            formKey={keys.retire}
            refused={refused}
            submit={t('roles.retire')}
            asks={t('roles.retireAsks')}
          />
          <p className="mt-4 text-small">
            <Link to={officePaths.roles()} className="link">
              {t('roles.back')}
            </Link>
          </p>
        </Panel>
      </div>
    </>
  );
}
