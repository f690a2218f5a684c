import { Search } from 'lucide-react';
import type { FocusEventHandler, ReactNode } from 'react';
import { Form } from 'react-router';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';

interface SearchBarProps {
  /** Address of the results page. */
  action: string;
  /** The current search text. */
  query: string;
  label: string;
  submit: string;
  placeholder?: string;
  autoComplete?: string;
  onFocus?: FocusEventHandler;
  /** Content below the field. */
  children?: ReactNode;
}

/** A plain GET form whose address contains only the search text. */
export function SearchBar(props: SearchBarProps) {
  const { action, query, label, submit, placeholder, autoComplete = 'off' } = props;
  const { onFocus, children } = props;
  return (
    <search>
      <Form
        action={action}
        onFocus={onFocus}
        className="relative flex max-w-narrow items-end gap-3"
      >
        <TextField
          key={query}
          type="search"
          name="q"
          label={label}
          placeholder={placeholder}
          defaultValue={query}
          autoComplete={autoComplete}
          className="min-w-0 grow"
        />
        <Button type="submit" icon={Search} className="flex-none max-md:px-3.5!">
          <span className="max-md:sr-only">{submit}</span>
        </Button>
        {children}
      </Form>
    </search>
  );
}
