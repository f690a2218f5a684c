import type { PreviewShape } from '#modules/subscriptions/contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';

/** The next deliveries old beside new, and the choice they were computed for. */
export interface Previewed extends Pick<PreviewShape, 'before' | 'after'> {
  of: string;
}

/** What a form of a subscription answers: what is wrong with it, or what it would change. */
export interface StepAnswer extends FormAnswer {
  preview?: Previewed;
}

/** The button that only asks what would change, and the choice whose preview its customer saw. */
export const PREVIEW = 'apercu';
export const SEEN = 'vu';

const NO_CHOICE: readonly string[] = ['intent', 'version', PREVIEW, SEEN];

/** A choice as one text: what is confirmed is compared with what was previewed. */
export function choiceOf(fields: Iterable<readonly [string, unknown]>): string {
  const chosen = [...fields].filter(([name]) => !NO_CHOICE.includes(name));
  return JSON.stringify(chosen.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Whether a form asks for a preview, or confirms another choice than its customer saw. */
export function asksPreview(data: FormData): boolean {
  const seen = data.get(SEEN);
  return data.has(PREVIEW) || (seen !== null && seen !== choiceOf(data));
}
