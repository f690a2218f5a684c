import type { RouteHandle } from '#pages/route-handle.ts';
import { ownCalls, staffCalls } from '#services/admin/staff.ts';
import { Alert } from '#ui/alert.tsx';
import { Grid } from '#ui/layout.tsx';
import { roleWords } from '../frame/role-words.ts';
import { officeHead } from '../office-head.ts';
import { newFormKey } from '../parts/new-form-key.server.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/own.page';
import { FactorPanel } from './factor-panel.tsx';
import { answerOwn } from './own-action.server.ts';
import { t } from './own-words.ts';
import { PasskeysPanel } from './passkeys-panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { SignInsPanel } from './sign-ins-panel.tsx';

export const handle = { name: 'office-own', tracking: false } satisfies RouteHandle;

const DONE = {
  password: 'done.password',
  connexion: 'done.connexion',
  facteur: 'done.facteur',
  cle: 'done.passkey',
  'cle-renommee': 'done.passkeyRenamed',
  'cle-retiree': 'done.passkeyRemoved',
} as const;
const isDone = (name: string | null): name is keyof typeof DONE =>
  name !== null && Object.hasOwn(DONE, name);

export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const [staff, { members: signIns }, { members: passkeys }] = await Promise.all([
    staffCalls(admin).me(),
    ownCalls(admin).signIns(),
    ownCalls(admin).passkeys(),
  ]);
  const keys = {
    password: newFormKey(),
    signIn: newFormKey(),
    factor: newFormKey(),
    remove: newFormKey(),
    passkey: newFormKey(),
  };
  const done = new URL(request.url).searchParams.get('fait');
  return { staff, signIns, passkeys, keys, done: isDone(done) ? done : null };
}

export async function action({ context, request }: Route.ActionArgs) {
  return answerOwn(requireStaff(context, request).admin, request);
}

export const meta = () => officeHead(t('title'));

/** The user's own sign-in methods and sessions. */
export default function OwnAccessPage({ loaderData, actionData }: Route.ComponentProps) {
  const { staff, signIns, passkeys, keys, done } = loaderData;
  const refused = actionData?.refused;
  return (
    <>
      <PageTitle lead={`${staff.email} · ${roleWords(staff)}`}>{t('title')}</PageTitle>
      {done && !actionData && (
        <Alert tone="success" live className="mb-6">
          {t(DONE[done])}
        </Alert>
      )}
      {staff.secondFactor === 'missing' && (
        <Alert tone="warning" className="mb-6">
          {t('missing')}
        </Alert>
      )}
      <Grid columns={2} className="items-start gap-6 *:min-w-0">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <PasskeysPanel
            passkeys={passkeys}
            hasPassword={staff.hasPassword}
            formKey={keys.passkey}
            refused={refused}
          />
          <FactorPanel
            isOn={staff.proofs.includes('code')}
            setup={actionData?.setup}
            codes={actionData?.codes}
            keys={keys}
            refused={refused}
          />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {staff.hasPassword && (
            <PasswordPanel key={keys.password} formKey={keys.password} refused={refused} />
          )}
          <SignInsPanel formKey={keys.signIn} signIns={signIns} refused={refused} />
        </div>
      </Grid>
    </>
  );
}
