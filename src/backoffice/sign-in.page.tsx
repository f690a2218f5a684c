import { data, redirect } from 'react-router';
import { localPath } from '#kit/local-path.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { Route } from './+types/sign-in.page';
import { CodeForm } from './code-form.tsx';
import { officeContext } from './office-context.ts';
import { officeHead } from './office-head.ts';
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
  if (context.get(officeContext).session.token) throw redirect(backOf(request));
  return { isChosen: new URL(request.url).searchParams.get('fait') === 'mot-de-passe' };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { admin, session } = context.get(officeContext);
  const answer = await answerSignIn(admin, session, await request.formData());
  if (!answer) throw redirect(backOf(request));
  return data(answer, { status: answer.refused ? 422 : 200 });
}

export const meta = () => officeHead(t('title'));

export default function OfficeSignInPage({ loaderData, actionData }: Route.ComponentProps) {
  const half = actionData?.half;
  return (
    <SignInFrame title={t('title')} lead={t(half ? 'codeLead' : 'lead')}>
      {loaderData.isChosen && !actionData && (
        <Alert tone="success" className="mb-6">
          {t('choose.done')}
        </Alert>
      )}
      {half ? (
        <CodeForm half={half} refused={actionData.refused} />
      ) : (
        <Credentials refused={actionData?.refused} />
      )}
    </SignInFrame>
  );
}

function Credentials({ refused }: { refused: Parameters<typeof useForm>[1] }) {
  const form = useForm('staffSignIn', refused);
  return (
    <PageForm form={form} className="grid gap-5">
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
