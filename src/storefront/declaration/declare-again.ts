import type { FormAnswer } from '#pages/forms/form-answer.ts';

/** The first step again, filled in, after a declaration that was not sent. */
export const declareAgain = (form: string, refused: FormAnswer) => ({
  step: 'declare' as const,
  refused: { ...refused, form },
  values: refused.values,
});
