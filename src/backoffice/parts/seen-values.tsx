/** Values of the fields of a form, as text. */
export type Values = Readonly<Record<string, string | null | undefined>>;

export const SEEN_VALUES = 'before';

/** What a form began with, so that whoever saves it is told of what somebody else wrote meanwhile. */
export function SeenValues({ values }: { values: Values }) {
  return <input type="hidden" name={SEEN_VALUES} value={JSON.stringify(values)} />;
}
