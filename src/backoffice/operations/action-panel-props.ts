import type { FormAnswer } from '#pages/forms/form-answer.ts';

/** What a panel with buttons needs to know. */
export interface ActionPanelProps {
  /** Whether they may press them. */
  may: boolean;
  formKey: string;
  refused: FormAnswer | undefined;
}
