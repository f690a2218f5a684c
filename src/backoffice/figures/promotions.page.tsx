import type { RouteHandle } from '#pages/route-handle.ts';
import { figureCalls } from '#services/admin/finance.ts';
import { officeHead } from '../office-head.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/promotions.page';
import { FiguresFrame } from './figures-frame.tsx';
import { t } from './figures-words.ts';
import { PromotionsPanel } from './promotions-panel.tsx';
import { readPeriod } from './read-period.server.ts';
import { TestsPanel } from './tests-panel.tsx';

export const handle = { name: 'office-promotion-figures', tracking: false } satisfies RouteHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const { isTurned, ...period } = readPeriod(request);
  const { from, to, channel } = period;
  const [figures, tests] = await Promise.all([
    isTurned ? null : figureCalls(admin).promotions({ from, to, channel }),
    figureCalls(admin).tests(),
  ]);
  return { figures, tests: tests.members, period };
}

export const meta = () => officeHead(t('parts.promotions'));

/** Cost and effect of promotions and codes, and results of campaign tests. */
export default function PromotionFiguresPage({ loaderData }: Route.ComponentProps) {
  const { figures, tests, period } = loaderData;
  return (
    <FiguresFrame part="promotions" days={figures} {...period}>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
        {figures && <PromotionsPanel figures={figures} />}
        <TestsPanel tests={tests} />
      </div>
    </FiguresFrame>
  );
}
