import type { ReactNode } from 'react';
import { data, Form, redirect } from 'react-router';
import { localPath } from '#kit/local-path.ts';
import type { ProofKind } from '#modules/staff/rules/index.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { Route } from './+types/sign-in.page';
import { CodeForm } from './code-form.tsx';
import { officeContext } from './office-context.ts';
import { officeHead } from './office-head.ts';
import { RESUME, RESUMING, RETURN, TYPED } from './parts/resumed-form.server.ts';
import { PasskeyForm } from './passkey-form.tsx';
import { officePaths } from './paths.ts';
import { answerSignIn } from './sign-in-action.server.ts';
import { SignInFrame } from './sign-in-frame.tsx';
import { t } from './sign-in-words.ts';

export const handle = {
  name: 'office-sign-in',
  layout: 'office',
  tracking: false,
} satisfies RouteHandle;

/** A page of this back office to go on to; never another's. */
function backOf(request: Request): string {
  const back = localPath(new URL(request.url).searchParams.get('retour'));
  return back?.startsWith(officePaths.home()) ? back : officePaths.home();
}

export function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const isIn = context.get(officeContext).session.token !== null;
  if (isIn && !query.has(RESUMING)) throw redirect(backOf(request));
  const isChosen = query.get('fait') === 'mot-de-passe';
  return { isChosen, back: backOf(request), resume: { intent: RESUME, typed: TYPED } };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { admin, session } = context.get(officeContext);
  const form = await request.formData();
  const typed = String(form.get(TYPED) ?? '');
  if (form.get('intent') === RETURN)
    return data(
      { half: null, proofs: [], refused: undefined, typed, isIn: false },
      { status: 401 },
    );
  const answer = await answerSignIn(admin, session, form);
  if (!answer && !typed) throw redirect(backOf(request));
  const { half, proofs, refused } = answer ?? { half: null, proofs: [], refused: undefined };
  return data({ half, proofs, refused, typed, isIn: !answer }, { status: refused ? 422 : 200 });
}

export const meta = () => officeHead(t('title'));

export default function OfficeSignInPage({ loaderData, actionData }: Route.ComponentProps) {
  const { half, proofs = [], refused, typed, isIn = false } = actionData ?? {};
  const { isChosen, back, resume } = loaderData;
  if (isIn)
    return (
      <SignInFrame title={t('resume.title')} lead={t('resume.lead')}>
        <Form method="post" action={back} className="grid gap-4">
          <input type="hidden" name="intent" value={resume.intent} />
          <input type="hidden" name={resume.typed} value={typed} />
          <Button type="submit" block>
            {t('resume.submit')}
          </Button>
          <Link to={back} className="link justify-self-center">
            {t('resume.forget')}
          </Link>
        </Form>
      </SignInFrame>
    );
  const carried = typed ? { [resume.typed]: typed } : {};
  const more = typed ? <input type="hidden" name={resume.typed} value={typed} /> : null;
  return (
    <SignInFrame title={t('title')} lead={t(half ? leadOf(proofs) : 'lead')}>
      {typed && (
        <Alert tone="info" live className="mb-6">
          {t('resume.expired')}
        </Alert>
      )}
      {isChosen && !actionData && (
        <Alert tone="success" className="mb-6">
          {t('choose.done')}
        </Alert>
      )}
      {half && proofs.includes('code') && (
        <CodeForm half={half} proofs={proofs} refused={refused}>
          {more}
        </CodeForm>
      )}
      {!half && <Credentials refused={refused}>{more}</Credentials>}
      {(!half || proofs.includes('passkey')) && (
        <PasskeyForm half={half ?? null} proofs={proofs} refused={refused} more={carried} />
      )}
      {half && (
        <Link
          to={officePaths.signIn()}
          reloadDocument
          className="link mt-5 inline-block text-small"
        >
          {t('again')}
        </Link>
      )}
    </SignInFrame>
  );
}

const leadOf = (proofs: readonly ProofKind[]) => {
  if (!proofs.includes('passkey')) return 'codeLead';
  return proofs.includes('code') ? 'passkeyOrCodeLead' : 'passkeyLead';
};

interface CredentialsProps {
  refused: Parameters<typeof useForm>[1];
  /** What is carried along, or nothing. */
  children: ReactNode;
}

function Credentials({ refused, children }: CredentialsProps) {
  const form = useForm('staffSignIn', refused);
  return (
    <PageForm form={form} className="grid gap-5">
      {children}
      <TextField
        {...form.field('email')}
        label={t('email')}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PasswordField
        {...form.field('password')}
        label={t('password')}
        autoComplete="current-password"
        required
      />
      <Button type="submit" block pending={form.pending}>
        {t('submit')}
      </Button>
    </PageForm>
  );
}
