import { Search } from 'lucide-react';
import { Form } from 'react-router';
import { paths } from '#pages/paths.ts';
import { Icon } from '#ui/icon.tsx';
import { useSuggestions } from '../search/suggesting.tsx';
import { t } from './shell-words.ts';

interface SearchFormProps {
  placeholder?: string;
  className?: string;
}

/** A plain GET form: the results page is an address. */
export function SearchForm({ placeholder, className = '' }: SearchFormProps) {
  const { onFocus, list } = useSuggestions();
  return (
    <search className={className}>
      <Form action={paths.search()} className="relative" onFocus={onFocus}>
        <input
          type="search"
          name="q"
          aria-label={t('search.label')}
          placeholder={placeholder ?? t('search.placeholder')}
          autoComplete="off"
          className="h-11 w-full rounded-full border border-trait-fort bg-blanc pr-12 pl-4 placeholder:text-encre-3 hover:border-encre-2"
        />
        <button
          type="submit"
          aria-label={t('search.submit')}
          className="absolute top-0 right-0 grid size-11 place-items-center rounded-full text-sapin-700 hover:bg-brume"
        >
          <Icon of={Search} />
        </button>
        {list}
      </Form>
    </search>
  );
}
