/** Supplies name, value and error of a field from the surrounding form. */
export interface FieldSource {
  field(name: string): {
    id: string;
    name: string;
    defaultValue: string | undefined;
    error: string | undefined;
  };
}
