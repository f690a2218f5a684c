/** What a refused form shows again: what was typed, and what is wrong with it, in words. */
export interface FormAnswer {
  /** Name of the form, as its `intent` field says it. */
  form: string;
  /** New for each submission, so that the same errors speak again. */
  submission: string;
  /** What was typed; passwords are never sent back. */
  values: Readonly<Record<string, string>>;
  /** Words by name of field. */
  fields: Readonly<Record<string, string>>;
  /** What concerns no field. */
  problems: readonly string[];
}

/**
 * Thrown from a submit: a message for the whole form and, if given, problems by field (FRM-18).
 * Texts are shown as they are.
 */
export class FormProblem extends Error {
  override readonly name = 'FormProblem';
  readonly fields: Readonly<Record<string, readonly string[]>>;

  constructor(message: string, fields: Readonly<Record<string, readonly string[]>> = {}) {
    super(message);
    this.fields = fields;
  }
}
