import { Search } from 'lucide-react';
import { Form } from 'react-router';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';

interface ItemSearchProps {
  /** The step of the page with the results, as in its address. */
  step: string;
  /** Id of the line, if the step is about one. */
  item?: number;
  /** The current search text. */
  query: string;
  label: string;
  submit: string;
  className?: string;
}

/** Search for a product: a plain GET form within a step of a subscription. */
export function ItemSearch({ step, item, query, label, submit, className = '' }: ItemSearchProps) {
  return (
    <search>
      <Form className={`flex items-end gap-3 ${className}`}>
        <input type="hidden" name="etape" value={step} />
        {item !== undefined && <input type="hidden" name="article" value={item} />}
        <TextField
          key={query}
          type="search"
          name="q"
          label={label}
          defaultValue={query}
          autoComplete="off"
          className="min-w-0 grow"
        />
        <Button
          type="submit"
          variant="secondary"
          icon={Search}
          className="flex-none max-md:px-3.5!"
        >
          <span className="max-md:sr-only">{submit}</span>
        </Button>
      </Form>
    </search>
  );
}
