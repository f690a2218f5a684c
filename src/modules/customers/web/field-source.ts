/** Where fields get their name, what was typed and what is wrong, from the form around them. */
export interface FieldSource {
  field(name: string): {
    id: string;
    name: string;
    defaultValue: string | undefined;
    error: string | undefined;
  };
}
