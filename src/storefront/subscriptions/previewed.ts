import type { PreviewShape } from '#modules/subscriptions/contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';

/** Future deliveries before and after a change, with the choice they were computed for. */
export interface Previewed extends Pick<PreviewShape, 'before' | 'after'> {
  of: string;
}

/** Result of a subscription form: errors, or a preview. */
export interface StepAnswer extends FormAnswer {
  preview?: Previewed;
}

/** Name of the button that only previews, and of the field with the previewed choice. */
export const PREVIEW = 'apercu';
export const SEEN = 'vu';

const NO_CHOICE: readonly string[] = ['intent', 'version', PREVIEW, SEEN];

/** A choice serialised to text, to compare the confirmed one with the previewed one. */
export function choiceOf(fields: Iterable<readonly [string, unknown]>): string {
  const chosen = [...fields].filter(([name]) => !NO_CHOICE.includes(name));
  return JSON.stringify(chosen.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Whether a form requests a preview, or confirms a choice other than the previewed one. */
export function asksPreview(data: FormData): boolean {
  const seen = data.get(SEEN);
  return data.has(PREVIEW) || (seen !== null && seen !== choiceOf(data));
}
