import { ROLES } from '#modules/staff/rules/index.ts';
import { t } from './frame-words.ts';

/** The name of a role: built in, or composed by the team. */
export function roleWords({ role, roleName }: { role: string; roleName: string | null }): string {
  const standing = ROLES.find((one) => one === role);
  return standing ? t(`roles.${standing}`) : (roleName ?? t('roles.machine'));
}
