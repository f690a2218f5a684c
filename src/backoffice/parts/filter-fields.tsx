import { Select, type SelectOption } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';

interface SearchFieldProps {
  label: string;
  /** Example input, or a hint below the field when it is long. */
  placeholder?: string;
  hint?: string;
  value: string | undefined;
  maxLength?: number;
  className?: string;
}

/** The search field of a list. */
export function SearchField({ value, maxLength = 200, ...texts }: SearchFieldProps) {
  return (
    <TextField
      {...texts}
      id="recherche"
      name="recherche"
      type="search"
      defaultValue={value}
      maxLength={maxLength}
    />
  );
}

interface ChoiceFieldProps {
  /** Name of the query parameter. */
  name: string;
  label: string;
  /** Label of the option without a filter. */
  any?: string;
  value: string | undefined;
  options: readonly SelectOption[];
}

/** A select that filters a list. */
export function ChoiceField({ name, any, value, ...choice }: ChoiceFieldProps) {
  return <Select {...choice} id={name} name={name} placeholder={any} defaultValue={value} />;
}
