import { data } from 'react-router';
import { shortDate, timeOfDay } from '#i18n/dates.ts';
import type { ApiKeyShape } from '#modules/staff/contracts.ts';
import { KEY_PERMISSIONS, type Permission } from '#modules/staff/rules/index.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { accessCalls, staffCalls } from '#services/admin/staff.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Link } from '#ui/link.tsx';
import { Status } from '#ui/status.tsx';
import { TextField } from '#ui/text-field.tsx';
import { officeHead } from '../office-head.ts';
import { ActionForm } from '../parts/action-form.tsx';
import { answerIntent } from '../parts/answer-intent.server.ts';
import { ButtonRow } from '../parts/button-row.tsx';
import { FormKey, formKeyOf } from '../parts/form-key.tsx';
import { ListTable } from '../parts/list-table.tsx';
import { newFormKey } from '../parts/new-form-key.server.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { Panel } from '../parts/panel.tsx';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/keys.page';
import { keyIntents, makeKey } from './access-intents.server.ts';
import { PermissionBoxes } from './permission-boxes.tsx';
import { TeamTabs } from './team-tabs.tsx';
import { t } from './team-words.ts';

export const handle = { name: 'office-api-keys', tracking: false } satisfies RouteHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const [{ members: keys }, { permissions }] = await Promise.all([
    accessCalls(admin).keys(),
    staffCalls(admin).me(),
  ]);
  return {
    keys,
    offered: KEY_PERMISSIONS.filter((permission) => permissions.includes(permission)),
    isRevoked: new URL(request.url).searchParams.get('fait') === 'revokeKey',
    formKeys: { make: newFormKey(), revoke: newFormKey() },
  };
}

interface KeyAnswer {
  refused?: FormAnswer | undefined;
  /** Shown once. */
  made?: { name: string; key: string } | undefined;
}

const answer = (answer: KeyAnswer) => data(answer, { status: answer.refused ? 422 : 200 });

export async function action({ context, request }: Route.ActionArgs) {
  const { admin } = requireStaff(context, request);
  const form = await request.clone().formData();
  if (form.get('intent') === 'makeKey') {
    const { done: made, refused } = await makeKey({ admin, data: form, key: formKeyOf(form) });
    return answer({ made, refused });
  }
  const next = officePaths.apiKeys('revokeKey');
  const { data: refused } = await answerIntent(keyIntents, request, { admin, next });
  return answer({ refused });
}

export const meta = () => officeHead(t('keys.title'));

/** API keys: create, show once, revoke. */
export default function ApiKeysPage({ loaderData, actionData }: Route.ComponentProps) {
  const { keys, offered, isRevoked, formKeys } = loaderData;
  const refused = actionData?.refused;
  const made = actionData?.made;
  return (
    <>
      <PageTitle lead={t('keys.lead')}>{t('keys.title')}</PageTitle>
      <TeamTabs />
      {made && <MadeKey name={made.name} secret={made.key} />}
      {isRevoked && !actionData && (
        <Alert tone="success" live className="mb-6">
          {t('keys.done.revokeKey')}
        </Alert>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {keys.length === 0 ? (
          <p className="text-encre-2">{t('keys.none')}</p>
        ) : (
          <KeysTable keys={keys} formKey={formKeys.revoke} refused={refused} />
        )}
        <NewKey
          key={made ? made.key : 'new'}
          offered={offered}
          formKey={formKeys.make}
          refused={refused}
        />
        <Panel title={t('keys.use.title')}>
          <p className="text-small text-encre-2">{t('keys.use.text')}</p>
          <p className="mt-3 text-small">
            <a href="/api/docs/admin.json" className="link">
              {t('keys.use.docs')}
            </a>
          </p>
        </Panel>
      </div>
    </>
  );
}

function MadeKey({ name, secret }: { name: string; secret: string }) {
  return (
    <Alert
      tone="success"
      live
      className="mb-6"
      title={t('keys.made.title', { name })}
      action={<CopyButton text={secret} label={t('keys.made.copy')} />}
    >
      <p className="mt-1">{t('keys.made.text')}</p>
      <code className="mt-2 block rounded-field bg-blanc p-3 font-bold break-all">{secret}</code>
    </Alert>
  );
}

interface KeysTableProps {
  keys: readonly ApiKeyShape[];
  formKey: string;
  refused: FormAnswer | undefined;
}

const TONES = { active: 'success', ended: 'neutral', revoked: 'neutral' } as const;
const scopes = (permissions: readonly Permission[]) =>
  permissions.map((permission) => t(`permissions.${permission}`)).join(' · ');

function KeysTable({ keys, formKey, refused }: KeysTableProps) {
  const titles = ['name', 'scopes', 'state', 'until', 'used', 'action'] as const;
  return (
    <ListTable
      caption={t('keys.title')}
      columns={titles.map((title) => t(`keys.columns.${title}`))}
    >
      {keys.map((one) => (
        <tr key={one.id}>
          <th scope="row">
            {one.name}
            <span className="block font-normal text-encre-2">
              {t('keys.hint', { hint: one.hint })}, {t('keys.by', { name: one.madeBy })}
            </span>
            <Link to={officePaths.journal({ by: String(one.id) })} className="link font-normal">
              {t('keys.journal')}
            </Link>
          </th>
          <td className="max-w-text">
            {scopes(one.permissions)}
            {one.state === 'active' && one.withheld.length > 0 && (
              <span className="mt-1 block text-encre-2">
                {t('keys.withheld', { name: one.madeBy, scopes: scopes(one.withheld) })}
              </span>
            )}
          </td>
          <td className="whitespace-nowrap">
            <Status tone={TONES[one.state]}>{t(`keys.state.${one.state}`)}</Status>
          </td>
          <td className="whitespace-nowrap">{shortDate(one.until)}</td>
          <td className="whitespace-nowrap">
            {one.lastUsedAt
              ? `${shortDate(one.lastUsedAt)} ${timeOfDay(one.lastUsedAt)}`
              : t('keys.never')}
          </td>
          <td>
            {one.state === 'active' && (
              <ActionForm
                name="revokeKey"
                id={one.id}
                formKey={formKey}
                refused={refused}
                variant="danger"
                submit={t('keys.revoke')}
                label={t('keys.revokeLabel', { name: one.name })}
                asks={t('keys.revokeAsks')}
              />
            )}
          </td>
        </tr>
      ))}
    </ListTable>
  );
}

interface NewKeyProps {
  offered: readonly Permission[];
  formKey: string;
  refused: FormAnswer | undefined;
}

function NewKey({ offered, formKey, refused }: NewKeyProps) {
  const form = useForm('makeKey', refused);
  return (
    <Panel title={t('keys.newTitle')}>
      <p className="mb-4 max-w-prose text-small text-encre-2">{t('keys.newText')}</p>
      <PageForm form={form} className="grid gap-4">
        <FormKey value={formKey} />
        <div className="grid gap-4 md:grid-cols-2">
          <TextField
            {...form.field('name')}
            label={t('keys.name')}
            hint={t('keys.nameHint')}
            autoComplete="off"
            maxLength={60}
            required
          />
          <TextField
            {...form.field('until')}
            label={t('keys.until')}
            hint={t('keys.untilHint')}
            type="date"
            required
          />
        </div>
        <PermissionBoxes form={form} offered={offered} />
        <ButtonRow inPanel>
          <Button type="submit" size="compact" pending={form.pending}>
            {t('keys.create')}
          </Button>
        </ButtonRow>
      </PageForm>
    </Panel>
  );
}
