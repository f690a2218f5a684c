import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { t } from './account-words.ts';

interface VerificationProps {
  email: string;
  refused: FormAnswer | undefined;
  done: boolean;
}

/** Notice that the e-mail is not verified, with a button to resend the link. */
export function Verification({ email, refused, done }: VerificationProps) {
  const form = useForm('verification', refused);
  if (done)
    return (
      <Alert tone="success" live>
        {t('verification.sent', { email })}
      </Alert>
    );
  return (
    <Alert
      tone="warning"
      title={t('verification.title')}
      action={
        <PageForm form={form}>
          <Button type="submit" variant="secondary" size="compact" pending={form.pending}>
            {t('verification.submit')}
          </Button>
        </PageForm>
      }
    >
      {t('verification.text', { email })}
    </Alert>
  );
}
