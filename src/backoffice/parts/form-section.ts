import type { FormState } from '#pages/forms/use-form.ts';

/** What the sections of a long form share. */
export interface Section {
  form: FormState;
  /** Whether a box is ticked: as it was sent, else as it is kept. */
  ticked: (name: string) => boolean;
}

/** Names a box of a list of choices. */
export const boxOf = (list: string, value: string) => `${list}.${value}`;
