import type { RouteHandle } from '#pages/route-handle.ts';
import type { Route } from './+types/result.page';
import { loadResult } from './load-result.server.ts';
import { ResultView, resultHead } from './result-view.tsx';

export const handle = { name: 'guide-results', layout: 'guide-results' } satisfies RouteHandle;

export const loader = ({ context, request }: Route.LoaderArgs) => loadResult({ context, request });

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? resultHead(loaderData) : []);

export default function ResultPage({ loaderData }: Route.ComponentProps) {
  return <ResultView {...loaderData} />;
}
