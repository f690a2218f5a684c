import { readAgain } from '#pages/read-again.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { productVersionCalls, teamCatalogueCalls } from '#services/admin/catalogue.ts';
import { officeHead } from '../../office-head.ts';
import { answerIntent } from '../../parts/answer-intent.server.ts';
import { officePaths } from '../../paths.ts';
import { requireStaff } from '../../require-staff.server.ts';
import { t } from '../catalogue-words.ts';
import type { Route } from './+types/product-versions.page';
import { loadVersions } from './load-versions.server.ts';
import { versionIntents } from './version-intents.server.ts';
import { VersionsView } from './versions-view.tsx';

export const handle = { name: 'office-product-versions', tracking: false } satisfies RouteHandle;

export async function loader({ context, request, params: { sku } }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const calls = teamCatalogueCalls(admin);
  const [{ name }, choices, loaded] = await Promise.all([
    calls.read(sku),
    calls.choices(),
    loadVersions(productVersionCalls(admin, sku), request),
  ]);
  return { name, choices, ...loaded };
}

export async function action({ context, request, params: { sku } }: Route.ActionArgs) {
  const { admin } = requireStaff(context, request);
  return answerIntent(versionIntents, request, {
    admin,
    calls: productVersionCalls(admin, sku),
    after: (fait: 'repris' | 'prevu' | 'annule') => officePaths.productVersions(sku, { fait }),
    next: officePaths.productVersions(sku),
  });
}

/** Also after a refusal, so that the next attempt is based on the version the user now sees. */
export const shouldRevalidate = readAgain;

const titleOf = (name: string) => t('versions.title', { name });

export const meta = ({ loaderData }: Route.MetaArgs) =>
  officeHead(loaderData ? titleOf(loaderData.name) : t('versions.link'));

/** The versions of a product, two of them compared, and its scheduled edits. */
export default function ProductVersionsPage({
  loaderData,
  actionData,
  params: { sku },
}: Route.ComponentProps) {
  const { name, ...loaded } = loaderData;
  return (
    <VersionsView
      {...loaded}
      title={titleOf(name)}
      back={{ to: officePaths.product(sku), text: name }}
      editAt={officePaths.editProduct(sku)}
      pathOf={(query) => officePaths.productVersions(sku, query)}
      excluded={t('versions.excludedOfProduct')}
      refused={actionData}
    />
  );
}
