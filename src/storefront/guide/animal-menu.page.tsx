import type { RouteHandle } from '#pages/route-handle.ts';
import type { Route } from './+types/animal-menu.page';
import { loadResult } from './load-result.server.ts';
import { ResultView, resultHead } from './result-view.tsx';

export const handle = { name: 'guide-pet-results', layout: 'guide-results' } satisfies RouteHandle;

/** The guide's result for a saved animal, at its own address (RTE-47). */
export const loader = ({ context, request, params: { animal } }: Route.LoaderArgs) =>
  loadResult({ context, request, animal });

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? resultHead(loaderData) : []);

export default function AnimalMenuPage({ loaderData }: Route.ComponentProps) {
  return <ResultView {...loaderData} />;
}
