import { words } from '#i18n/words.ts';
import { Peeking } from '#modules/media/web/index.ts';
import { pageContext } from '#pages/page-context.ts';
import { paths } from '#pages/paths.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { Container, Grid } from '#ui/layout.tsx';
import { PageHead } from '#ui/page-head.tsx';
import type { Route } from './+types/faq.page';
import { faqJsonLd } from './faq/faq-json-ld.ts';
import { FaqSearch } from './faq/faq-search.tsx';
import { HelpCard } from './faq/help-card.tsx';
import { loadFaq } from './faq/load-faq.ts';
import { QuestionGroup } from './faq/question-group.tsx';
import messages from './messages/faq.fr.json';
import { pageHead } from './page-head.ts';

const t = words(messages);

export const handle = { name: 'faq' } satisfies RouteHandle;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { content, site, sites } = context.get(pageContext);
  const typed = new URL(request.url).searchParams.get('q') ?? '';
  return { site, sites, ...(await loadFaq(content, params.faqQuery ?? '', typed)) };
}

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (!loaderData) return [];
  const { search, tag } = loaderData;
  const named = tag ? t('titleOf', { tag: tag.label }) : t('title');
  return pageHead(loaderData, {
    title: search ? t('titleSearch', { search }) : named,
    description: t('description'),
    path: paths.faq(tag?.slug),
    index: search === '',
    jsonLd: search === '' ? faqJsonLd(loaderData) : [],
  });
};

export default function FaqPage({ loaderData }: Route.ComponentProps) {
  const { tags, tag, search, count, groups, support } = loaderData;
  return (
    <Container className="py-8 lg:py-14">
      <PageHead
        art={<Peeking name="question" />}
        lead={<FaqSearch tags={tags} tag={tag} search={search} />}
      >
        <h1>{t('heading')}</h1>
      </PageHead>
      <Grid columns="aside" className="items-start">
        <div>
          <p role="status" className="mt-6 text-encre-2">
            {search ? t('found', { count, search }) : t('count', { count })}
          </p>
          {count === 0 && <p className="mt-2">{t('empty')}</p>}
          {count > 0 &&
            groups.map((group) => (
              <QuestionGroup
                key={`${group.tag?.slug} ${search}`}
                group={group}
                title={search ? t('results', { search }) : (group.tag?.label ?? '')}
                opensFirst={search !== ''}
              />
            ))}
        </div>
        <div className="mt-6 lg:sticky lg:top-24">
          <HelpCard {...support} />
        </div>
      </Grid>
    </Container>
  );
}
