/** The state of a refused form: the submitted values, and the error messages. */
export interface FormAnswer {
  /** Name of the form, from its `intent` field. */
  form: string;
  /** New for each submission, so that repeated errors are announced again by screen readers. */
  submission: string;
  /** Submitted values, without passwords. */
  values: Readonly<Record<string, string>>;
  /** Error messages by field name. */
  fields: Readonly<Record<string, string>>;
  /** Error messages that belong to no field. */
  problems: readonly string[];
}

/** The text fields of a form; of a repeated field the last value. */
export function typedValues(data: FormData): Record<string, string> {
  const texts = [...data].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}

/** The text fields that a refused form shows again: all but passwords. */
export const shownValues = (data: FormData): Record<string, string> =>
  Object.fromEntries(Object.entries(typedValues(data)).filter(([name]) => !/password/i.test(name)));

/**
 * Thrown while submitting: a message for the whole form and, optionally, messages by field
 * (FRM-18). Texts are shown unchanged.
 */
export class FormProblem extends Error {
  override readonly name = 'FormProblem';
  readonly fields: Readonly<Record<string, readonly string[]>>;

  constructor(message: string, fields: Readonly<Record<string, readonly string[]>> = {}) {
    super(message);
    this.fields = fields;
  }
}
