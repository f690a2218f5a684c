import type { RouteHandle } from '#pages/route-handle.ts';
import { figureCalls } from '#services/admin/finance.ts';
import { Alert } from '#ui/alert.tsx';
import { Grid } from '#ui/layout.tsx';
import { officeHead } from '../office-head.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/subscribers.page';
import { EndingsPanel } from './endings-panel.tsx';
import { FiguresFrame } from './figures-frame.tsx';
import { t } from './figures-words.ts';
import { readPeriod } from './read-period.server.ts';
import { RecoveriesPanel } from './recoveries-panel.tsx';
import { RetentionPanel } from './retention-panel.tsx';
import { ValuePanel } from './value-panel.tsx';

export const handle = { name: 'office-subscriber-figures', tracking: false } satisfies RouteHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const { isTurned, ...period } = readPeriod(request);
  const { from, to, channel, compare } = period;
  const figures = isTurned
    ? null
    : await figureCalls(admin).subscribers({ from, to, channel, compare });
  return { figures, period };
}

export const meta = () => officeHead(t('parts.subscribers'));

/** Duration of subscriptions, reasons for ending, revenue, and recovery of refused payments. */
export default function SubscriberFiguresPage({ loaderData }: Route.ComponentProps) {
  const { figures, period } = loaderData;
  const isWrong = figures?.wrong.includes('cohorts') ?? false;
  return (
    <FiguresFrame
      part="subscribers"
      days={figures}
      isNothingBefore={figures?.churnBefore.running === 0}
      {...period}
    >
      {isWrong && (
        <Alert tone="warning" className="mb-6">
          {t('wrong')}
        </Alert>
      )}
      {figures && (
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
          {!isWrong && <RetentionPanel cohorts={figures.cohorts} />}
          <Grid columns={2} className="items-start gap-6 *:min-w-0">
            <EndingsPanel figures={figures} />
            <RecoveriesPanel figures={figures} />
          </Grid>
          {!isWrong && <ValuePanel cohorts={figures.cohorts} />}
        </div>
      )}
    </FiguresFrame>
  );
}
