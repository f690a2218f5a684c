import type { FieldProblem } from '#modules/customers/web/index.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The controls of a form that are validated, in order; those in collapsed sections are not. */
export function checkedControls(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      isControl(element) &&
      element.willValidate &&
      element.name !== '' &&
      element.checkVisibility(),
  );
}

export const isControl = (target: EventTarget): target is Control =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;

/**
 * The browser's own validation error of a control as an API code; null when valid. `data-pattern`
 * names the code of a pattern mismatch.
 */
export function controlProblem(control: Control): FieldProblem | null {
  const { validity } = control;
  if (validity.valid) return null;
  if (validity.valueMissing) return { code: 'required' };
  if (validity.patternMismatch) return { code: control.dataset.pattern ?? 'invalid' };
  if (validity.typeMismatch) return { code: control.type === 'email' ? 'email' : 'invalid' };
  const limits = control as HTMLInputElement;
  if (validity.tooShort) return { code: 'min_length', params: { min: limits.minLength } };
  if (validity.tooLong) return { code: 'max_length', params: { max: limits.maxLength } };
  if (validity.rangeUnderflow) return { code: isDate(control) ? 'after' : 'min' };
  if (validity.rangeOverflow) return { code: isDate(control) ? 'before' : 'max' };
  return { code: 'invalid' };
}

const isDate = ({ type }: Control) => type === 'date';
