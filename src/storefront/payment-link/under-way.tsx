import type { PaymentLinkShape } from '#modules/renewals/contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { usePolling } from '../use-polling.ts';
import { t } from './payment-link-words.ts';

interface UnderWayProps {
  link: PaymentLinkShape;
  answer: FormAnswer | undefined;
}

/** Shown while the bank's answer is pending, so that nothing is paid twice. */
export function UnderWay({ link: { state, bankUrl }, answer }: UnderWayProps) {
  const form = useForm('pay-cancel', answer);
  usePolling(state === 'waiting');
  if (state === 'waiting')
    return (
      <Alert tone="info" live title={t('waiting.title')} className="mt-4">
        {t('waiting.text')}
      </Alert>
    );
  return (
    <div className="mt-4 grid gap-5">
      <Alert tone="info" live title={t('bank.title')}>
        {t('bank.text')}
      </Alert>
      {bankUrl && (
        <a href={bankUrl} className="link inline-flex min-h-11 items-center font-bold">
          {t('bank.go')}
        </a>
      )}
      <PageForm form={form}>
        <Button type="submit" variant="secondary" pending={form.pending}>
          {t('bank.otherwise')}
        </Button>
      </PageForm>
    </div>
  );
}
