/** A field of a form, derived from its schema. */
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
    | 'products'
    | 'tick';
  isRequired: boolean;
  /** Maximum number of characters. */
  maxLength?: number | undefined;
  /** Options of a choice; absent where the page provides them. */
  values?: readonly string[] | undefined;
}

/** The description of a plain form, from a loader to its page. */
export interface ShownForm<Field extends string = string> {
  name: string;
  /** The form whose texts it shares, where it has none of its own. */
  texts?: string | undefined;
  fields: Readonly<Record<Field, ShownField>>;
}
