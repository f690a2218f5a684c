import { Select, type SelectOption } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';

interface SearchFieldProps {
  label: string;
  /** What can be typed: inside the field, or below it when that is long. */
  placeholder?: string;
  hint?: string;
  value: string | undefined;
  maxLength?: number;
  className?: string;
}

/** Where a list is searched. */
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
  /** The query key. */
  name: string;
  label: string;
  /** What the line says that narrows nothing. */
  any?: string;
  value: string | undefined;
  options: readonly SelectOption[];
}

/** Narrows a list to one of several values. */
export function ChoiceField({ name, any, value, ...choice }: ChoiceFieldProps) {
  return <Select {...choice} id={name} name={name} placeholder={any} defaultValue={value} />;
}
