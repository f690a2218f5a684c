import { data, Form, redirect } from 'react-router';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Link, LinkButton } from '#ui/link.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { Route } from './+types/sign-in.page';
import { backTo } from './back-to.ts';
import { Carried } from './carried.tsx';
import { officeContext } from './office-context.ts';
import { officeHead } from './office-head.ts';
import { openIdWords } from './openid-words.ts';
import { RESUME, RESUMING, RETURN, TYPED } from './parts/resumed-form.server.ts';
import { PasskeyForm } from './passkey-form.tsx';
import { officePaths } from './paths.ts';
import { leadOf, SecondStep } from './second-step.tsx';
import { answerSignIn } from './sign-in-action.server.ts';
import { SignInFrame } from './sign-in-frame.tsx';
import { t } from './sign-in-words.ts';

export const handle = {
  name: 'office-sign-in',
  layout: 'office',
  tracking: false,
} satisfies RouteHandle;

const backOf = (request: Request) => backTo(new URL(request.url).searchParams.get('retour'));

export function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const { session, openIdLabel } = context.get(officeContext);
  const isIn = session.token !== null;
  if (isIn && !query.has(RESUMING)) throw redirect(backOf(request));
  const isChosen = query.get('fait') === 'mot-de-passe';
  const resume = { intent: RESUME, typed: TYPED };
  const problem = openIdWords(query.get('probleme'));
  return { isChosen, back: backOf(request), resume, openIdLabel, problem };
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
  const { isChosen, back, resume, openIdLabel, problem } = loaderData;
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
      {problem && !actionData && (
        <Alert tone="error" className="mb-6">
          {problem}
        </Alert>
      )}
      {half ? (
        <SecondStep half={half} proofs={proofs} refused={refused} carried={carried} />
      ) : (
        <FirstStep back={back} openIdLabel={openIdLabel} refused={refused} carried={carried} />
      )}
    </SignInFrame>
  );
}

interface FirstStepProps {
  back: string;
  /** Label of the company's identity provider, if staff can sign in with it. */
  openIdLabel: string | null;
  refused: Parameters<typeof useForm>[1];
  /** Hidden fields to pass on. */
  carried: Readonly<Record<string, string>>;
}

/** Sign-in with a password, a passkey, or the company's identity provider. */
function FirstStep({ back, openIdLabel, refused, carried }: FirstStepProps) {
  const form = useForm('staffSignIn', refused);
  return (
    <>
      <PageForm form={form} className="grid gap-5">
        <Carried fields={carried} />
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
      <PasskeyForm half={null} proofs={[]} refused={refused} carried={carried} />
      {openIdLabel && (
        <LinkButton
          to={officePaths.openIdDeparture(back)}
          reloadDocument
          variant="secondary"
          block
          className="mt-5"
        >
          {t('openId', { label: openIdLabel })}
        </LinkButton>
      )}
    </>
  );
}
