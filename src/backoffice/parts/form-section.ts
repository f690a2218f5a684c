import type { FormState } from '#pages/forms/use-form.ts';

/** Common props of the sections of a long form. */
export interface Section {
  form: FormState;
  /** Whether a checkbox is ticked: as submitted, else as saved. */
  ticked: (name: string) => boolean;
}

/** Name of a checkbox in a group. */
export const boxOf = (list: string, value: string) => `${list}.${value}`;
