import { fieldWords, NewPasswordField } from '#modules/customers/web/index.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import type { ProofKind } from '../sign-in/owner-proof.server.ts';
import { t } from './account-words.ts';
import { ProofField } from './proof.tsx';
import { Saved } from './saved.tsx';

interface PasswordFormProps {
  /** E-mail of the account, for password managers. */
  email: string;
  proof: ProofKind;
  refused: FormAnswer | undefined;
  done: boolean;
}

const LONGEST = 255;
/** A new password ends every session, so this browser signs in again and needs its bot token. */
const SIGNS_IN = ['login'] as const;

/** ACC-03, AUT-20, AUT-21. */
export function PasswordForm({ email, proof, refused, done }: PasswordFormProps) {
  const form = useForm('password', refused);
  return (
    <section>
      <h2 className="mb-5 text-h3">{t('password.title')}</h2>
      {done && <Saved>{t('password.done')}</Saved>}
      <PageForm form={form} protects={SIGNS_IN} className="grid gap-5">
        <input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
        <ProofField form={form} proof={proof} name="currentPassword" />
        <NewPasswordField form={form} name="newPassword" label={fieldWords('fields.newPassword')} />
        <PasswordField
          {...form.field('confirmNewPassword')}
          label={fieldWords('fields.confirmNewPassword')}
          autoComplete="new-password"
          maxLength={LONGEST}
          required
        />
        <Button type="submit" pending={form.pending} className="justify-self-start">
          {t(proof.by === 'password' ? 'password.submit' : 'password.first')}
        </Button>
      </PageForm>
    </section>
  );
}
