import type { EntryState as State } from '#modules/content/admin-contracts.ts';
import { Status } from '#ui/status.tsx';
import { t } from './content-words.ts';

const tones = {
  draft: 'neutral',
  review: 'warning',
  planned: 'info',
  published: 'success',
  changed: 'warning',
} as const;

/** Whether the published text is the latest version. */
export function EntryState({ state }: { state: State }) {
  return <Status tone={tones[state]}>{t(`options.state.${state}`)}</Status>;
}
