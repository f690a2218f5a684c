/** Values of the fields of a form, as text. */
export type Values = Readonly<Record<string, string | null | undefined>>;

export const SEEN_VALUES = 'before';

interface SeenValuesProps {
  values: Values;
  /** What the form said it began with, where it was only looked at since. */
  before?: string | undefined;
}

/** What a form began with, so that whoever saves it is told of what somebody else wrote meanwhile. */
export function SeenValues({ values, before = JSON.stringify(values) }: SeenValuesProps) {
  return <input type="hidden" name={SEEN_VALUES} value={before} />;
}
