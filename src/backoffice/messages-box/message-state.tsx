import type { TeamMessageState as State } from '#modules/contact/admin-contracts.ts';
import { Status } from '#ui/status.tsx';
import type { Tone } from '#ui/tones.ts';
import { t } from './box-words.ts';

const TONES: Readonly<Record<State, Tone>> = {
  open: 'warning',
  waiting: 'info',
  later: 'info',
  closed: 'success',
};

/** Who has to act on a message: the team or the customer. */
export function MessageState({ state }: { state: State }) {
  return <Status tone={TONES[state]}>{t(`options.state.${state}`)}</Status>;
}
