/** Values of the fields of a form, as text. */
export type Values = Readonly<Record<string, string | null | undefined>>;

export const SEEN_VALUES = 'before';

/**
 * Hidden field with the values the form was rendered with, so that the server can detect changes by
 * others in the meantime.
 */
export function SeenValues({ values }: { values: Values }) {
  return <input type="hidden" name={SEEN_VALUES} value={JSON.stringify(values)} />;
}
