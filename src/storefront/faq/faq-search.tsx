import { words } from '#i18n/words.ts';
import { paths } from '#pages/paths.ts';
import { ChipLink } from '#ui/chip.tsx';
import { SearchBar } from '../forms/search-bar.tsx';
import messages from '../messages/faq.fr.json';
import type { LoadedFaq } from './load-faq.ts';

const t = words(messages);

/** A plain GET form and links, so that the search is part of the address (CNT-08, CNT-09). */
export function FaqSearch({ tags, tag, search }: Pick<LoadedFaq, 'tags' | 'tag' | 'search'>) {
  return (
    <>
      <div className="md:mt-3">
        <SearchBar
          action={paths.faq()}
          query={search}
          label={t('search.label')}
          placeholder={t('search.placeholder')}
          submit={t('search.submit')}
        />
      </div>
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
