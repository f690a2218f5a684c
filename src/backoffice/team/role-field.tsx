import { ROLES } from '#modules/staff/rules/index.ts';
import type { FormState } from '#pages/forms/use-form.ts';
import { Select } from '#ui/select.tsx';
import { t as frame } from '../frame/frame-words.ts';
import { t } from './team-words.ts';

const options = ROLES.map((role) => ({ value: role, label: frame(`roles.${role}`) }));

/** Which of the roles somebody has. */
export function RoleField({ form }: { form: FormState }) {
  return <Select {...form.field('role')} label={t('fields.role')} options={options} required />;
}
