import type { PlannedChangeShape } from '#modules/planned-changes/admin-contracts.ts';
import { Status } from '#ui/status.tsx';
import { t } from './announced-words.ts';

const tones = {
  planned: 'neutral',
  announced: 'info',
  applied: 'success',
  stopped: 'warning',
} as const;

/** Status of a planned change; it counts as announced once mails were sent. */
export function ChangeState({ state, standings }: Pick<PlannedChangeShape, 'state' | 'standings'>) {
  const isNotified = state === 'planned' && (standings.told ?? 0) + (standings.written ?? 0) > 0;
  const shown = isNotified ? 'announced' : state;
  return <Status tone={tones[shown]}>{t(`state.${shown}`)}</Status>;
}
