import { data, redirect } from 'react-router';
import { z } from 'zod';
import { staffPasswordChoice } from '#modules/staff/contracts.ts';
import { STAFF_PASSWORD_LENGTH } from '#modules/staff/rules/index.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { useForm } from '#pages/forms/use-form.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { staffCalls } from '#services/admin/staff.ts';
import { Button } from '#ui/button.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import type { Route } from './+types/choose-password.page';
import { officeContext } from './office-context.ts';
import { officeHead } from './office-head.ts';
import { officePaths } from './paths.ts';
import { SignInFrame } from './sign-in-frame.tsx';
import { t } from './sign-in-words.ts';

export const handle = {
  name: 'office-choose-password',
  layout: 'office',
  tracking: false,
} satisfies RouteHandle;

export async function action({ context, request, params: { token } }: Route.ActionArgs) {
  const { admin } = context.get(officeContext);
  const { refused } = await submitForm({
    form: 'staffPassword',
    data: await request.formData(),
    schema: z.object({ password: staffPasswordChoice.shape.password }),
    send: ({ password }) => staffCalls(admin).choosePassword({ token, password }),
  });
  if (!refused) throw redirect(officePaths.signInAfterChoice());
  return data(refused, { status: 422 });
}

export const meta = () => officeHead(t('choose.title'));

/** Page of a mailed link to choose a password, once. */
export default function ChoosePasswordPage({ actionData }: Route.ComponentProps) {
  const form = useForm('staffPassword', actionData);
  return (
    <SignInFrame title={t('choose.title')} lead={t('choose.lead')}>
      <PageForm form={form} className="grid gap-5">
        <PasswordField
          {...form.field('password')}
          label={t('choose.password')}
          hint={t('choose.hint')}
          autoComplete="new-password"
          minLength={STAFF_PASSWORD_LENGTH.min}
          maxLength={STAFF_PASSWORD_LENGTH.max}
          required
        />
        <Button type="submit" block pending={form.pending}>
          {t('choose.submit')}
        </Button>
      </PageForm>
    </SignInFrame>
  );
}
