import type { FormAnswer } from '#pages/forms/form-answer.ts';

/** Props of a panel with buttons. */
export interface ActionPanelProps {
  /** Whether the user has the permission for them. */
  may: boolean;
  formKey: string;
  refused: FormAnswer | undefined;
}
