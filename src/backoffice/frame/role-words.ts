import { ROLES } from '#modules/staff/rules/index.ts';
import { t } from './frame-words.ts';

/** What a role is called: by the house, or by the team that composed it. */
export function roleWords({ role, roleName }: { role: string; roleName: string | null }): string {
  const standing = ROLES.find((one) => one === role);
  return standing ? t(`roles.${standing}`) : (roleName ?? t('roles.machine'));
}
