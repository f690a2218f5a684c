import type { ComposedRoleShape } from '#modules/staff/contracts.ts';
import { ROLES } from '#modules/staff/rules/index.ts';
import type { FormState } from '#pages/forms/use-form.ts';
import { Select } from '#ui/select.tsx';
import { t as frame } from '../frame/frame-words.ts';
import { t } from './team-words.ts';

interface RoleFieldProps {
  form: FormState;
  /** Those the team composed. */
  roles: readonly ComposedRoleShape[];
}

const standing = ROLES.map((role) => ({ value: role as string, label: frame(`roles.${role}`) }));

/** Which of the roles somebody has. */
export function RoleField({ form, roles }: RoleFieldProps) {
  const composed = roles.map(({ code, name }) => ({ value: code, label: name }));
  const options = [...standing, ...composed];
  return <Select {...form.field('role')} label={t('fields.role')} options={options} required />;
}
