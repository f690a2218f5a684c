import { data, redirect } from 'react-router';
import { words } from '#i18n/words.ts';
import { localPath } from '#kit/local-path.ts';
import { staffCredentials } from '#modules/staff/contracts.ts';
import { staffCalls } from '#services/admin/staff.ts';
import { Logo } from '#ui/brand.tsx';
import { Button } from '#ui/button.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { PageForm } from '../storefront/forms/page-form.tsx';
import { submitForm } from '../storefront/forms/submit-form.server.ts';
import { useForm } from '../storefront/forms/use-form.ts';
import type { RouteHandle } from '../storefront/route-handle.ts';
import type { Route } from './+types/sign-in.page';
import messages from './messages/sign-in.fr.json';
import { officeContext } from './office-context.ts';
import { officeHead } from './office-head.ts';
import { officePaths } from './paths.ts';

const t = words(messages);

export const handle = {
  ...{ name: 'office-sign-in', layout: 'office', tracking: false },
} satisfies RouteHandle;

/** A page of this back office to go on to; never another's. */
function backOf(request: Request): string {
  const back = localPath(new URL(request.url).searchParams.get('retour'));
  return back?.startsWith(officePaths.home()) ? back : officePaths.home();
}

export function loader({ context, request }: Route.LoaderArgs) {
  if (context.get(officeContext).session.token) throw redirect(backOf(request));
  return null;
}

export async function action({ context, request }: Route.ActionArgs) {
  const { admin, session } = context.get(officeContext);
  const { refused } = await submitForm({
    form: 'staffSignIn',
    data: await request.formData(),
    schema: staffCredentials,
    send: async (credentials) => {
      const { token, expiresAt } = await staffCalls(admin).signIn(credentials);
      session.signIn(token, expiresAt);
    },
  });
  if (!refused) throw redirect(backOf(request));
  return data(refused, { status: 422 });
}

export const meta = () => officeHead(t('title'));

export default function OfficeSignInPage({ actionData }: Route.ComponentProps) {
  const form = useForm('staffSignIn', actionData);
  return (
    <div className="grid min-h-dvh place-items-center bg-sapin-800 p-(--edge)">
      <div className="w-full max-w-[28rem] rounded-card bg-blanc p-6 md:p-10">
        <Logo className="mb-4 size-10 text-sapin-700" />
        <h1 tabIndex={-1} className="text-h2">
          {t('title')}
        </h1>
        <p className="mt-2 mb-6 text-encre-2">{t('lead')}</p>
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
      </div>
    </div>
  );
}
