import type { ComposedRoleShape } from '#modules/staff/contracts.ts';
import type { Permission } from '#modules/staff/rules/index.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ButtonRow } from '../parts/button-row.tsx';
import { FormKey } from '../parts/form-key.tsx';
import { PermissionBoxes } from './permission-boxes.tsx';
import { t } from './team-words.ts';
import { tickedBoxes } from './typed-permissions.ts';

interface RoleFormProps {
  /** Null for a new one. */
  composed: ComposedRoleShape | null;
  offered: readonly Permission[];
  formKey: string;
  refused: FormAnswer | undefined;
}

const asTyped = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');

/** A role as it is composed. */
export function RoleForm({ composed, offered, formKey, refused }: RoleFormProps) {
  const values = composed
    ? {
        ...tickedBoxes(composed.permissions),
        name: composed.name,
        goodwill: asTyped(composed.goodwill),
      }
    : {};
  const form = useForm(composed ? 'changeRole' : 'composeRole', refused, { values });
  return (
    <PageForm form={form} className="grid gap-4">
      <FormKey value={formKey} />
      <div className="grid gap-4 md:grid-cols-2 level-fields">
        <TextField
          {...form.field('name')}
          label={t('roles.name')}
          autoComplete="off"
          maxLength={60}
          required
        />
        <TextField
          {...form.field('goodwill')}
          label={t('roles.goodwill')}
          hint={t('roles.goodwillHint')}
          inputMode="decimal"
        />
      </div>
      <PermissionBoxes form={form} offered={offered} />
      <ButtonRow inPanel>
        <Button type="submit" size="compact" pending={form.pending}>
          {t(composed ? 'roles.save' : 'roles.create')}
        </Button>
      </ButtonRow>
    </PageForm>
  );
}
