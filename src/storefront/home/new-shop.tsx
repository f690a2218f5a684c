import { words } from '#i18n/words.ts';
import { paths } from '#pages/paths.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Container } from '#ui/layout.tsx';
import { LinkButton } from '#ui/link.tsx';
import messages from '../messages/new-shop.fr.json';

const t = words(messages);

/** Home page of a shop without content: tells visitors, and tells the owner what to do. */
export function NewShop() {
  return (
    <Container>
      <title>{t('title')}</title>
      <meta name="robots" content="noindex, nofollow" />
      <EmptyState title={t('title')} level={1} actions={<a href="/gestion/">{t('toOffice')}</a>}>
        <p>{t('message')}</p>
        <p className="mt-4">{t('owner')}</p>
      </EmptyState>
    </Container>
  );
}

/** Home page while the content service is down: links to pages that work without it (REL-67). */
export function HomeWithoutContent() {
  return (
    <Container>
      <title>{t('awayTitle')}</title>
      <meta name="robots" content="noindex, nofollow" />
      <EmptyState
        title={t('awayTitle')}
        level={1}
        actions={
          <>
            <LinkButton to={paths.search()}>{t('toSearch')}</LinkButton>
            <LinkButton to={paths.cart()} variant="secondary">
              {t('toCart')}
            </LinkButton>
          </>
        }
      >
        <p>{t('awayMessage')}</p>
      </EmptyState>
    </Container>
  );
}
