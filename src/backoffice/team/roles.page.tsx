import { money } from '#i18n/money.ts';
import { type Permission, permissionsOf, ROLES } from '#modules/staff/rules/index.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { accessCalls, staffCalls } from '#services/admin/staff.ts';
import { Alert } from '#ui/alert.tsx';
import { Link } from '#ui/link.tsx';
import { t as frame } from '../frame/frame-words.ts';
import { officeHead } from '../office-head.ts';
import { answerIntent } from '../parts/answer-intent.server.ts';
import { newFormKey } from '../parts/new-form-key.server.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { Panel } from '../parts/panel.tsx';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/roles.page';
import { rolesIntents } from './access-intents.server.ts';
import { RoleForm } from './role-form.tsx';
import { TeamTabs } from './team-tabs.tsx';
import { t } from './team-words.ts';

export const handle = { name: 'office-roles', tracking: false } satisfies RouteHandle;

const DONE = { compose: 'roles.done.compose', retire: 'roles.done.retire' } as const;
const isDone = (name: string | null): name is keyof typeof DONE =>
  name !== null && Object.hasOwn(DONE, name);

export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const [{ members: roles }, { permissions }] = await Promise.all([
    accessCalls(admin).roles(),
    staffCalls(admin).me(),
  ]);
  const done = new URL(request.url).searchParams.get('fait');
  return { roles, permissions, done: isDone(done) ? done : null, formKey: newFormKey() };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { admin } = requireStaff(context, request);
  return answerIntent(rolesIntents, request, { admin, next: officePaths.roles('compose') });
}

export const meta = () => officeHead(t('roles.title'));

/** The permissions of each role, and a form to compose one. */
export default function RolesPage({ loaderData, actionData: refused }: Route.ComponentProps) {
  const { roles, permissions, done, formKey } = loaderData;
  return (
    <>
      <PageTitle lead={t('roles.lead')}>{t('roles.title')}</PageTitle>
      <TeamTabs />
      {done && !refused && (
        <Alert tone="success" live className="mb-6">
          {t(DONE[done])}
        </Alert>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <Panel title={t('roles.composedTitle')}>
          {roles.length === 0 && <p className="text-small text-encre-2">{t('roles.none')}</p>}
          <ul className="grid gap-4">
            {roles.map((role) => (
              <li key={role.id}>
                <Link to={officePaths.role(role.id)} className="link font-bold">
                  {role.name}
                </Link>
                <span className="block text-small text-encre-2">
                  {role.members > 0
                    ? t('roles.members', { count: role.members })
                    : t('roles.unused')}
                  {role.goodwill > 0 &&
                    ` · ${t('roles.goodwillShown', { amount: money(role.goodwill) })}`}
                </span>
                <Permitted permissions={role.permissions} />
              </li>
            ))}
          </ul>
        </Panel>
        <Panel title={t('roles.houseTitle')}>
          <p className="mb-4 text-small text-encre-2">{t('roles.houseText')}</p>
          <ul className="grid gap-x-6 gap-y-3 md:grid-cols-2 xl:grid-cols-3">
            {ROLES.map((role) => (
              <li key={role}>
                <strong>{frame(`roles.${role}`)}</strong>
                <span className="block text-small text-encre-2">{t(`roleHints.${role}`)}</span>
                <Permitted permissions={permissionsOf(role)} />
              </li>
            ))}
          </ul>
        </Panel>
        <Panel title={t('roles.newTitle')}>
          <p className="mb-4 max-w-prose text-small text-encre-2">{t('roles.newText')}</p>
          <RoleForm
            key={formKey}
            composed={null}
            offered={permissions}
            formKey={formKey}
            refused={refused}
          />
        </Panel>
      </div>
    </>
  );
}

const Permitted = ({ permissions }: { permissions: readonly Permission[] }) => (
  <details className="mt-1 text-small">
    <summary className="inline-flex min-h-8 cursor-pointer items-center font-bold text-sapin-700">
      {t('roles.show')}
    </summary>
    <ul className="ml-4 list-disc">
      {permissions.map((permission) => (
        <li key={permission}>{t(`permissions.${permission}`)}</li>
      ))}
    </ul>
  </details>
);
