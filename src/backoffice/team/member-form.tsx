import type { ComposedRoleShape, MemberShape } from '#modules/staff/contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { AskFirst } from '../parts/ask-first.tsx';
import { FormKey } from '../parts/form-key.tsx';
import { Panel } from '../parts/panel.tsx';
import { SeenValues } from '../parts/seen-values.tsx';
import { RoleField } from './role-field.tsx';
import { t } from './team-words.ts';

interface MemberFormProps {
  member: MemberShape;
  roles: readonly ComposedRoleShape[];
  formKey: string;
  refused: FormAnswer | undefined;
}

/** Gives somebody another name or role. */
export function MemberForm({ member, roles, formKey, refused }: MemberFormProps) {
  const { name, role } = member;
  const values = { name, role };
  const form = useForm('changeMember', refused, { values });
  return (
    <Panel title={t('member.edit')}>
      <AskFirst title={t('member.editOpen')} isOpen={refused?.form === form.name || undefined}>
        <p className="text-small text-encre-2">{t('member.editAsks')}</p>
        <PageForm form={form} className="grid gap-4">
          <FormKey value={formKey} />
          <SeenValues values={values} />
          <TextField {...form.field('name')} label={t('fields.name')} maxLength={80} required />
          <RoleField form={form} roles={roles} />
          <Button type="submit" size="compact" pending={form.pending}>
            {t('member.save')}
          </Button>
        </PageForm>
      </AskFirst>
    </Panel>
  );
}
