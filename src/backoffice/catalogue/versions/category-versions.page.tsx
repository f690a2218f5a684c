import { readAgain } from '#pages/read-again.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { categoryVersionCalls } from '#services/admin/catalogue.ts';
import { teamCategoryCalls } from '#services/admin/categories.ts';
import { officeHead } from '../../office-head.ts';
import { answerIntent } from '../../parts/answer-intent.server.ts';
import { officePaths } from '../../paths.ts';
import { requireStaff } from '../../require-staff.server.ts';
import { t } from '../catalogue-words.ts';
import type { Route } from './+types/category-versions.page';
import { loadVersions } from './load-versions.server.ts';
import { versionIntents } from './version-intents.server.ts';
import { VersionsView } from './versions-view.tsx';

export const handle = { name: 'office-category-versions', tracking: false } satisfies RouteHandle;

export async function loader({ context, request, params: { id } }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const [{ name }, loaded] = await Promise.all([
    teamCategoryCalls(admin).read(id),
    loadVersions(categoryVersionCalls(admin, id), request),
  ]);
  return { name, ...loaded };
}

export async function action({ context, request, params: { id } }: Route.ActionArgs) {
  const { admin } = requireStaff(context, request);
  return answerIntent(versionIntents, request, {
    admin,
    calls: categoryVersionCalls(admin, id),
    after: (fait: 'repris' | 'prevu' | 'annule') => officePaths.categoryVersions(id, { fait }),
    next: officePaths.categoryVersions(id),
  });
}

/** Also after a refusal, so that the next attempt is based on the version the user now sees. */
export const shouldRevalidate = readAgain;

const titleOf = (name: string) => t('versions.title', { name });

export const meta = ({ loaderData }: Route.MetaArgs) =>
  officeHead(loaderData ? titleOf(loaderData.name) : t('versions.link'));

/** The versions of a category, two of them compared, and its scheduled edits. */
export default function CategoryVersionsPage({
  loaderData,
  actionData,
  params: { id },
}: Route.ComponentProps) {
  const { name, ...loaded } = loaderData;
  return (
    <VersionsView
      {...loaded}
      choices={null}
      title={titleOf(name)}
      back={{ to: officePaths.category(id), text: name }}
      editAt={officePaths.category(id)}
      pathOf={(query) => officePaths.categoryVersions(id, query)}
      excluded={t('versions.excludedOfCategory')}
      refused={actionData}
    />
  );
}
