import { fieldWords } from '#modules/customers/web/index.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { ProofKind } from '../sign-in/owner-proof.server.ts';
import { t } from './account-words.ts';
import { ProofField } from './proof.tsx';
import { Saved } from './saved.tsx';

interface EmailFormProps {
  email: string;
  proof: ProofKind;
  refused: FormAnswer | undefined;
  done: boolean;
}

/** Changing the e-mail needs a proof of identity, because the e-mail opens the account. */
export function EmailForm({ email, proof, refused, done }: EmailFormProps) {
  const form = useForm('email', refused, { values: { email } });
  return (
    <section>
      <h2 className="mb-5 text-h3">{t('email.title')}</h2>
      {done && <Saved>{t('email.done')}</Saved>}
      <PageForm form={form} className="grid gap-5">
        <TextField
          {...form.field('email')}
          label={fieldWords('fields.email')}
          hint={t('email.hint')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={255}
          required
        />
        <ProofField form={form} proof={proof} name="currentPassword" label={t('email.password')} />
        <Button type="submit" pending={form.pending} className="justify-self-start">
          {t('email.submit')}
        </Button>
      </PageForm>
    </section>
  );
}
