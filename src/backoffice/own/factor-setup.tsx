import type { SecondFactorSetupShape } from '#modules/staff/contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { FormKey } from '../parts/form-key.tsx';
import { t } from './own-words.ts';
import { QrCode } from './qr-code.tsx';

interface FactorSetupProps {
  setup: SecondFactorSetupShape;
  formKey: string;
  refused: FormAnswer | undefined;
}

/** Secret and QR code for the application, and the field for its first code. */
export function FactorSetup({ setup: { secret, uri }, formKey, refused }: FactorSetupProps) {
  const form = useForm('confirmFactor', refused);
  return (
    <PageForm form={form} className="grid gap-4">
      <FormKey value={formKey} />
      <input type="hidden" name="secret" value={secret} />
      <input type="hidden" name="uri" value={uri} />
      <p>{t('factor.scan')}</p>
      <QrCode text={uri} label={t('factor.picture')} />
      <p className="text-small">
        {t('factor.typed')}{' '}
        <code className="font-bold break-all">{secret.replace(/.{4}/g, '$& ')}</code>
      </p>
      <CodeField form={form} />
      <Button type="submit" size="compact" pending={form.pending}>
        {t('factor.confirm')}
      </Button>
    </PageForm>
  );
}

/** Field for a code of the authenticator application. */
export function CodeField({ form }: { form: ReturnType<typeof useForm> }) {
  return (
    <TextField
      {...form.field('code')}
      label={t('factor.code')}
      autoComplete="one-time-code"
      inputMode="numeric"
      maxLength={40}
      required
    />
  );
}
