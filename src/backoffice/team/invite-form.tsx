import type { ComposedRoleShape } from '#modules/staff/contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { FormKey } from '../parts/form-key.tsx';
import { Panel } from '../parts/panel.tsx';
import { RoleField } from './role-field.tsx';
import { t } from './team-words.ts';

interface InviteFormProps {
  roles: readonly ComposedRoleShape[];
  formKey: string;
  refused: FormAnswer | undefined;
}

/** Opens the back office to somebody, by a mail. */
export function InviteForm({ roles, formKey, refused }: InviteFormProps) {
  const form = useForm('inviteMember', refused, { values: { role: 'support' } });
  return (
    <Panel title={t('invite.title')}>
      <p className="mb-4 text-small text-encre-2">{t('invite.text')}</p>
      <PageForm form={form} className="grid gap-4">
        <FormKey value={formKey} />
        <TextField
          {...form.field('email')}
          label={t('fields.email')}
          type="email"
          autoComplete="off"
          required
        />
        <TextField
          {...form.field('name')}
          label={t('fields.name')}
          autoComplete="off"
          maxLength={80}
          required
        />
        <RoleField form={form} roles={roles} />
        <Button type="submit" size="compact" pending={form.pending}>
          {t('invite.submit')}
        </Button>
      </PageForm>
    </Panel>
  );
}
