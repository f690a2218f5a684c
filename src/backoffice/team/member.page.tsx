import { data } from 'react-router';
import { shortDate } from '#i18n/dates.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { accessCalls, teamCalls } from '#services/admin/staff.ts';
import { Alert } from '#ui/alert.tsx';
import { Grid } from '#ui/layout.tsx';
import { Link } from '#ui/link.tsx';
import { shownForms } from '../form/plain-form.server.ts';
import { PlainForm } from '../form/plain-form.tsx';
import { roleWords } from '../frame/role-words.ts';
import { officeHead } from '../office-head.ts';
import { answerIntent } from '../parts/answer-intent.server.ts';
import { AskFirst } from '../parts/ask-first.tsx';
import { Facts } from '../parts/facts.tsx';
import { newFormKey } from '../parts/new-form-key.server.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { Panel } from '../parts/panel.tsx';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/member.page';
import { MemberActions } from './member-actions.tsx';
import { MemberState } from './member-state.tsx';
import { roleOptions } from './role-options.ts';
import { memberIntents } from './team-intents.server.ts';
import { t } from './team-words.ts';

export const handle = { name: 'office-member', tracking: false } satisfies RouteHandle;

/** Confirmation by intent, from the query string; an ended access needs none. */
const DONE = {
  changeMember: 'member.saved',
  sendLink: 'member.link.done',
  forgetSecondFactor: 'member.forget.done',
} as const;
const isDone = (name: string | null): name is keyof typeof DONE =>
  name !== null && Object.hasOwn(DONE, name);

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const [{ members }, { members: roles }] = await Promise.all([
    teamCalls(admin).list(),
    accessCalls(admin).roles(),
  ]);
  const member = members.find(({ id }) => String(id) === params.id);
  if (!member) throw data(null, { status: 404 });
  const done = new URL(request.url).searchParams.get('fait');
  const keys = { edit: newFormKey(), link: newFormKey(), forget: newFormKey(), end: newFormKey() };
  const forms = shownForms(memberIntents);
  return { member, roles, done: isDone(done) ? done : null, keys, forms };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const { admin } = requireStaff(context, request);
  const id = Number(params.id);
  if (!Number.isSafeInteger(id)) throw data(null, { status: 404 });
  const intent = String((await request.clone().formData()).get('intent'));
  const next = officePaths.member(id, isDone(intent) ? intent : undefined);
  return answerIntent(memberIntents, request, { admin, id, next });
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  officeHead(loaderData?.member.name ?? t('title'));

/** A staff member: permissions and sign-in. */
export default function MemberPage({ loaderData, actionData: refused }: Route.ComponentProps) {
  const { member, roles, done, keys, forms } = loaderData;
  const { email, role, state, createdAt, endedAt, hasSecondFactor } = member;
  return (
    <>
      <PageTitle aside={<MemberState state={state} />} lead={roleWords(member)}>
        {member.name}
      </PageTitle>
      {done && !refused && (
        <Alert tone="success" live className="mb-6">
          {t(DONE[done])}
        </Alert>
      )}
      <Grid columns={2} className="items-start gap-6 *:min-w-0">
        <div className="grid gap-6">
          <Panel title={t('member.facts')}>
            <Facts
              facts={[
                [t('member.email'), email],
                [t('member.created'), shortDate(createdAt)],
                [t('member.ended'), endedAt && shortDate(endedAt)],
                [t('secondFactor'), t(hasSecondFactor ? 'member.on' : 'member.off')],
                [t('member.keys'), member.keys > 0 && member.keys],
              ]}
            />
            <p className="mt-4 flex flex-wrap gap-x-6 text-small">
              <Link to={officePaths.journal({ by: String(member.id) })} className="link">
                {t('member.journal')}
              </Link>
              <Link to={officePaths.team()} className="link">
                {t('member.back')}
              </Link>
            </p>
          </Panel>
          {state !== 'ended' && (
            <Panel title={t('member.edit')}>
              <AskFirst
                key={`${member.name} ${role}`}
                title={t('member.editOpen')}
                isOpen={refused?.form === forms.changeMember.name || undefined}
              >
                <PlainForm
                  form={forms.changeMember}
                  t={t}
                  formKey={keys.edit}
                  refused={refused}
                  values={{ name: member.name, role }}
                  isSeen
                  offered={{ role: roleOptions(roles) }}
                />
              </AskFirst>
            </Panel>
          )}
        </div>
        {state !== 'ended' && <MemberActions member={member} keys={keys} refused={refused} />}
      </Grid>
    </>
  );
}
