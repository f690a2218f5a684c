import type { MemberShape } from '#modules/staff/contracts.ts';
import { Status } from '#ui/status.tsx';
import { t } from './team-words.ts';

const TONES = { active: 'success', invited: 'info', ended: 'neutral' } as const;

/** Whether a staff member can sign in. */
export function MemberState({ state }: Pick<MemberShape, 'state'>) {
  return <Status tone={TONES[state]}>{t(`state.${state}`)}</Status>;
}
