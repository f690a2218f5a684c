import { Search } from 'lucide-react';
import { Form } from 'react-router';
import { words } from '#i18n/words.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { paths } from '../../paths.ts';
import messages from '../messages/search.fr.json';

const t = words(messages);

/** A plain GET form; a new search starts without what narrowed the last one. */
export function SearchField({ query }: { query: string }) {
  return (
    <search>
      <Form action={paths.search()} className="mt-6 flex max-w-narrow items-end gap-3">
        <TextField
          key={query}
          type="search"
          name="q"
          label={t('label')}
          defaultValue={query}
          autoComplete="off"
          className="min-w-0 grow"
        />
        <Button type="submit" icon={Search} className="flex-none max-md:px-3.5!">
          <span className="max-md:sr-only">{t('submit')}</span>
        </Button>
      </Form>
    </search>
  );
}
