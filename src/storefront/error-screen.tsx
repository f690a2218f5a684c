import { useLocation } from 'react-router';
import { ProductRail } from '#blocks/product/product-rail.tsx';
import { words } from '#i18n/words.ts';
import { Scene } from '#modules/media/web/index.ts';
import { paths } from '#pages/paths.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Container, Section } from '#ui/layout.tsx';
import { LinkButton } from '#ui/link.tsx';
import { generic } from '#ui/words.ts';
import type { NotFoundData } from './load-or-404.ts';
import messages from './messages/errors.fr.json';
import { SearchForm } from './shell/search-form.tsx';

const t = words(messages);

/** Instead of a page that could not be loaded because the shop was not reached. */
export const UnreachedScreen = () => (
  <Container>
    <title>{t('unreached')}</title>
    <EmptyState
      title={t('unreached')}
      level={1}
      actions={<Button onClick={() => location.reload()}>{generic('retry')}</Button>}
    >
      {generic('unreached')}
    </EmptyState>
  </Container>
);

/** A title and a message by status, with a generic fallback (NAV-13 to NAV-16). */
export function ErrorScreen({ status, data }: { status: number; data: unknown }) {
  const { pathname } = useLocation();
  const screen = t.has(`${status}.title`) ? String(status) : 'other';
  const isMissing = status === 404;
  const selection = (data as Partial<NotFoundData> | null)?.selection;
  return (
    <>
      <Container>
        <title>{t.translate(`${screen}.title`)}</title>
        <meta name="robots" content="noindex, nofollow" />
        {/* GRD-21, for programs: visitors read the translated text. */}
        {isMissing && <meta name="error" content={`Page Not Found: ${pathname}`} />}
        <EmptyState
          title={t.translate(`${screen}.title`)}
          level={1}
          art={<Scene name={isMissing ? 'not-found' : 'maintenance'} priority className="w-80" />}
          actions={
            <>
              <LinkButton to={paths.dog()}>{t('toDog')}</LinkButton>
              <LinkButton to={paths.cat()} variant="secondary">
                {t('toCat')}
              </LinkButton>
              {isMissing && <SearchForm className="mt-3 w-full text-left" />}
            </>
          }
        >
          {t.translate(`${screen}.message`)}
          {isMissing && (
            <span className="mt-2 block text-mini wrap-anywhere text-encre-3">
              {t('notFound', { path: pathname })}
            </span>
          )}
        </EmptyState>
      </Container>
      {selection && selection.products.length > 0 && (
        <Section ground="brume">
          <h2 className="mb-6">{selection.title}</h2>
          <ProductRail label={selection.title} list="error_page" products={selection.products} />
        </Section>
      )}
    </>
  );
}
