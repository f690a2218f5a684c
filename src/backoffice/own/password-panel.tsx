import { STAFF_PASSWORD_LENGTH } from '#modules/staff/rules/index.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { FormKey } from '../parts/form-key.tsx';
import { Panel } from '../parts/panel.tsx';
import { t } from './own-words.ts';

interface PasswordPanelProps {
  formKey: string;
  refused: FormAnswer | undefined;
}

/** Changes the password; needs the current one. */
export function PasswordPanel({ formKey, refused }: PasswordPanelProps) {
  const form = useForm('changePassword', refused);
  return (
    <Panel title={t('password.title')}>
      <PageForm form={form} className="grid gap-4">
        <FormKey value={formKey} />
        <PasswordField
          {...form.field('currentPassword')}
          label={t('password.current')}
          autoComplete="current-password"
          required
        />
        <PasswordField
          {...form.field('password')}
          label={t('password.next')}
          hint={t('password.hint')}
          autoComplete="new-password"
          minLength={STAFF_PASSWORD_LENGTH.min}
          maxLength={STAFF_PASSWORD_LENGTH.max}
          required
        />
        <Button type="submit" size="compact" pending={form.pending}>
          {t('password.submit')}
        </Button>
      </PageForm>
    </Panel>
  );
}
