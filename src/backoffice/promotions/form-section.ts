import type { FormState } from '../../storefront/forms/use-form.ts';

/** What the sections of the form share. */
export interface Section {
  form: FormState;
  /** Whether a box is ticked: as it was sent, else as it is kept. */
  ticked: (name: string) => boolean;
}
