import { Search } from 'lucide-react';
import { Form } from 'react-router';
import { words } from '#i18n/words.ts';
import { Button } from '#ui/button.tsx';
import { ChipLink } from '#ui/chip.tsx';
import { TextField } from '#ui/text-field.tsx';
import { paths } from '../../paths.ts';
import messages from '../messages/faq.fr.json';
import type { LoadedFaq } from './load-faq.ts';

const t = words(messages);

/** A plain GET form and links: what is asked for is the address (CNT-08, CNT-09). */
export function FaqSearch({ tags, tag, search }: Pick<LoadedFaq, 'tags' | 'tag' | 'search'>) {
  return (
    <>
      <search>
        <Form action={paths.faq()} className="mt-6 flex max-w-narrow items-end gap-3">
          <TextField
            key={search}
            type="search"
            name="q"
            label={t('search.label')}
            placeholder={t('search.placeholder')}
            defaultValue={search}
            autoComplete="off"
            className="min-w-0 grow"
          />
          <Button type="submit" icon={Search} className="flex-none max-md:px-3.5!">
            <span className="max-md:sr-only">{t('search.submit')}</span>
          </Button>
        </Form>
      </search>
      <nav aria-label={t('tags')} className="mt-6">
        <ul className="flex flex-wrap gap-2">
          <li>
            <ChipLink to={paths.faq()} selected={!tag && !search} preventScrollReset>
              {t('all')}
            </ChipLink>
          </li>
          {tags.map(({ slug, label }) => (
            <li key={slug}>
              <ChipLink to={paths.faq(slug)} selected={slug === tag?.slug} preventScrollReset>
                {label}
              </ChipLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
