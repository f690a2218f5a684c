import { words } from '#i18n/words.ts';
import { Scene } from '#modules/media/web/index.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Container } from '#ui/layout.tsx';
import { LinkButton } from '#ui/link.tsx';
import { paths } from '../paths.ts';
import messages from './messages/errors.fr.json';

const t = words(messages);

/** A title and a message by status, with a generic fallback (NAV-13 to NAV-16). */
export function ErrorScreen({ status }: { status: number }) {
  const known = t.has(`${status}.title`) ? String(status) : 'other';
  return (
    <Container>
      <title>{t.translate(`${known}.title`)}</title>
      <meta name="robots" content="noindex, nofollow" />
      <EmptyState
        title={t.translate(`${known}.title`)}
        level={1}
        art={
          <Scene name={status === 404 ? 'not-found' : 'maintenance'} priority className="w-80" />
        }
        actions={
          <>
            <LinkButton to={paths.dog()}>{t('toDog')}</LinkButton>
            <LinkButton to={paths.cat()} look="secondary">
              {t('toCat')}
            </LinkButton>
          </>
        }
      >
        {t.translate(`${known}.message`)}
      </EmptyState>
    </Container>
  );
}
