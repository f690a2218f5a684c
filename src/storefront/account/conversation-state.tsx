import type { MessageState } from '#modules/contact/contracts.ts';
import { Status } from '#ui/status.tsx';
import { t } from './conversation-words.ts';

const TONES = { open: 'info', waiting: 'success', closed: 'neutral' } as const;

/** The status of a conversation, worded for its customer. */
export const ConversationState = ({ state }: { state: MessageState }) => (
  <Status tone={TONES[state]}>{t(`state.${state}`)}</Status>
);
