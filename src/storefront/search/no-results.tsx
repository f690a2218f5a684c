import { words } from '#i18n/words.ts';
import { Scene } from '#modules/media/web/index.ts';
import { paths } from '#pages/paths.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link.tsx';
import messages from '../messages/search.fr.json';
import { isNarrowed, type SiteSearch, searchAddress } from './search-query.ts';

const t = words(messages);

export function NoResults({ search }: { search: SiteSearch }) {
  const narrowed = isNarrowed(search);
  const query = search.words;
  return (
    <EmptyState
      art={<Scene name="no-results" className="w-72" />}
      title={t('empty.title')}
      actions={
        narrowed ? (
          <LinkButton to={searchAddress({ ...search, espece: null, type: null, pages: 1 })}>
            {t('empty.unfilter')}
          </LinkButton>
        ) : (
          <>
            <LinkButton to={paths.dog()}>{t('empty.dog')}</LinkButton>
            <LinkButton to={paths.cat()} variant="secondary">
              {t('empty.cat')}
            </LinkButton>
          </>
        )
      }
    >
      {t(narrowed ? 'empty.filtered' : 'empty.text', { query })}
    </EmptyState>
  );
}
