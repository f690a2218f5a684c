import type { WebhookShape } from '#modules/webhooks/admin-contracts.ts';
import { Status } from '#ui/status.tsx';
import { t } from './webhooks-words.ts';

const TONES = { active: 'success', paused: 'neutral', failing: 'warning' } as const;

/** Whether a webhook is active, and accepts its messages. */
export function WebhookState({ state, problem }: Pick<WebhookShape, 'state' | 'problem'>) {
  const shown = state === 'active' && problem !== null ? 'failing' : state;
  return <Status tone={TONES[shown]}>{t(`state.${shown}`)}</Status>;
}
