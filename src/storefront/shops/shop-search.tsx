import { Search } from 'lucide-react';
import { Form } from 'react-router';
import { words } from '#i18n/words.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { paths } from '../../paths.ts';
import messages from '../messages/shops.fr.json';

const t = words(messages);

/** A plain GET form: which shops are asked for is in the address. */
export function ShopSearch({ query }: { query: string }) {
  return (
    <search>
      <Form action={paths.shops()} className="flex max-w-narrow items-end gap-3">
        <TextField
          key={query}
          type="search"
          name="q"
          label={t('search.label')}
          defaultValue={query}
          autoComplete="postal-code"
          className="min-w-0 grow"
        />
        <Button type="submit" icon={Search} className="flex-none max-md:px-3.5!">
          <span className="max-md:sr-only">{t('search.submit')}</span>
        </Button>
      </Form>
    </search>
  );
}
