/** A field of a form, as its schema says it. */
export interface ShownField {
  control:
    | 'line'
    | 'text'
    | 'code'
    | 'day'
    | 'amount'
    | 'count'
    | 'digits'
    | 'email'
    | 'telephone'
    | 'choice'
    | 'variant'
    | 'tick';
  isRequired: boolean;
  /** Letters at most. */
  maxLength?: number | undefined;
  /** What a choice is between; none where the page offers it. */
  values?: readonly string[] | undefined;
}

/** A plain form, as a loader sends it to its page. */
export interface ShownForm<Field extends string = string> {
  name: string;
  /** The form whose texts it shares, where it has none of its own. */
  texts?: string | undefined;
  fields: Readonly<Record<Field, ShownField>>;
}
