import { LEAVING_REASONS } from '#modules/privacy/rules/index.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { paths } from '#pages/paths.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link.tsx';
import { Select } from '#ui/select.tsx';
import type { ProofKind } from '../sign-in/owner-proof.server.ts';
import { t } from './privacy-words.ts';
import { ProofField, ProofRequest } from './proof.tsx';

const reasons = () =>
  LEAVING_REASONS.map((value) => ({ value, label: t(`deletion.reasons.${value}`) }));

interface DeletionFormProps {
  /** E-mail of the account, for password managers. */
  email: string;
  proof: ProofKind;
  refused: FormAnswer | undefined;
}

/** The reason is optional: deleting an account must be as easy as creating it. */
export function DeletionForm({ email, proof, refused }: DeletionFormProps) {
  const form = useForm('deletion', refused);
  if (proof.by === 'provider')
    return (
      <section className="mt-8">
        <ProofRequest providers={proof.providers} refused={refused} back={paths.deleteAccount()}>
          {t('deletion.proof')}
        </ProofRequest>
        <LinkButton to={paths.myData()} variant="quiet" className="mt-4">
          {t('deletion.stay')}
        </LinkButton>
      </section>
    );
  return (
    <>
      <Alert tone="warning" className="mt-8 mb-6">
        {t('deletion.warning')}
      </Alert>
      <PageForm form={form} className="grid gap-5">
        <input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
        <Select
          {...form.field('reason')}
          label={t('deletion.reason')}
          options={reasons()}
          placeholder={t('deletion.noReason')}
          optional
        />
        <ProofField
          form={form}
          proof={proof}
          name="password"
          label={t('deletion.password')}
          hint={t('deletion.passwordHint')}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="danger" pending={form.pending}>
            {t('deletion.submit')}
          </Button>
          <LinkButton to={paths.myData()} variant="secondary">
            {t('deletion.stay')}
          </LinkButton>
        </div>
      </PageForm>
    </>
  );
}
