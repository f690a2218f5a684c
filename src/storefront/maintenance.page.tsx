import { words } from '#i18n/words.ts';
import { Scene } from '#modules/media/web/index.ts';
import { pageContext } from '#pages/page-context.ts';
import { paths } from '#pages/paths.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Container } from '#ui/layout.tsx';
import { LinkButton } from '#ui/link.tsx';
import type { Route } from './+types/maintenance.page';
import messages from './messages/pages.fr.json';
import { pageHead } from './page-head.ts';

const t = words(messages);

export const handle = { name: 'maintenance' } satisfies RouteHandle;

export function loader({ context }: Route.LoaderArgs) {
  const { site, sites } = context.get(pageContext);
  return { site, sites };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageHead(loaderData, {
        title: t('maintenance.title'),
        path: paths.maintenance(),
        index: false,
        follow: false,
      })
    : [];

/** Maintenance page with the wording of RTE-09. */
export default function MaintenancePage() {
  return (
    <Container>
      <EmptyState
        level={1}
        art={<Scene name="maintenance" priority className="w-80" />}
        title={t('maintenance.title')}
        actions={<LinkButton to={paths.home()}>{t('maintenance.home')}</LinkButton>}
      >
        {t('maintenance.text')}
      </EmptyState>
    </Container>
  );
}
