import { ChevronRight } from 'lucide-react';
import { words } from '#i18n/words.ts';
import { articlePaths, paths } from '#pages/paths.ts';
import { Icon } from '#ui/icon.tsx';
import { Grid } from '#ui/layout.tsx';
import { Link } from '#ui/link.tsx';
import messages from '../messages/search.fr.json';
import type { Results } from './load-results.ts';

const t = words(messages);

type AlsoFoundProps = Pick<Results, 'faqs' | 'pages' | 'articles' | 'shelves'> & { query: string };

/** Other results: categories, articles, questions, pages. */
export function AlsoFound({ faqs, pages, articles, shelves, query }: AlsoFoundProps) {
  if (faqs.length + pages.length + articles.length + shelves.length === 0) return null;
  return (
    <Grid columns={3} className="mt-14 border-t border-brume-2 pt-10">
      <SearchResult
        title={t('shelves')}
        links={shelves.map(({ path, trail }) => ({ to: paths.category(path), label: trail }))}
      />
      <SearchResult
        title={t('articles')}
        links={articles.map(({ slug, title }) => ({ to: articlePaths.one(slug), label: title }))}
      />
      <SearchResult
        title={t('questions')}
        links={[
          ...faqs.map(({ slug, question }) => ({
            to: `${paths.faq()}?q=${encodeURIComponent(query)}#${slug}`,
            label: question,
          })),
        ]}
      />
      <SearchResult
        title={t('pages')}
        links={pages.map(({ slug, title }) => ({ to: paths.page(slug), label: title }))}
      />
    </Grid>
  );
}

function SearchResult({ title, links }: { title: string; links: { to: string; label: string }[] }) {
  if (links.length === 0) return null;
  return (
    <section>
      <h2 className="mb-2 text-h3">{title}</h2>
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className="flex min-h-11 items-center gap-2 py-1 hover:underline">
              <Icon of={ChevronRight} className="text-sapin-700" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
