import { z } from 'zod';
import { SITES } from '#kit/sites.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { figureCalls } from '#services/admin/finance.ts';
import { Alert } from '#ui/alert.tsx';
import { officeHead } from '../office-head.ts';
import { answerIntent, type OfficeIntent } from '../parts/answer-intent.server.ts';
import { newFormKey } from '../parts/new-form-key.server.ts';
import { readQuery } from '../parts/read-query.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/funnel.page';
import { FiguresFrame } from './figures-frame.tsx';
import { t } from './figures-words.ts';
import { FunnelPanel, GuidePanel } from './funnel-panel.tsx';
import { readPeriod } from './read-period.server.ts';
import { WeeklyPanel } from './weekly-panel.tsx';

export const handle = { name: 'office-funnel-figures', tracking: false } satisfies RouteHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const { isTurned, ...period } = readPeriod(request);
  const { from, to, channel, compare } = period;
  const [figures, mail] = await Promise.all([
    isTurned ? null : figureCalls(admin).funnel({ from, to, channel, compare }),
    figureCalls(admin).mail(),
  ]);
  const isSaved = readQuery(request).oneOf('fait', ['note']);
  return { figures, mail, period, isSaved, formKey: newFormKey() };
}

const chosen = z.object({ channel: z.enum(SITES).nullable() });

const choosing =
  (form: string, wanted: boolean): OfficeIntent =>
  ({ admin, data, key }) =>
    submitForm({
      form,
      data,
      schema: chosen,
      input: { channel: data.get('channel') || null },
      send: ({ channel }) => figureCalls(admin).chooseMail({ wanted, channel }, key),
    });

const intents = {
  chooseFigureMail: choosing('chooseFigureMail', true),
  stopFigureMail: choosing('stopFigureMail', false),
};

/** Enables or disables the weekly mail of figures. */
export function action({ context, request }: Route.ActionArgs) {
  const { admin } = requireStaff(context, request);
  return answerIntent(intents, request, {
    admin,
    next: officePaths.funnelFigures({ done: 'note' }),
  });
}

export const meta = () => officeHead(t('parts.funnel'));

/** Cart conversion and results of the guides, for any period and site; and the weekly mail of figures. */
export default function FunnelFiguresPage({ loaderData, actionData }: Route.ComponentProps) {
  const { figures, mail, period, isSaved, formKey } = loaderData;
  return (
    <FiguresFrame
      part="funnel"
      days={figures}
      isNothingBefore={figures?.cartsBefore.opened === 0}
      {...period}
    >
      {isSaved && !actionData && (
        <Alert tone="success" live className="mb-6">
          {t('weekly.saved')}
        </Alert>
      )}
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
        {figures && <FunnelPanel figures={figures} channel={period.channel} />}
        {figures && <GuidePanel figures={figures} />}
        <WeeklyPanel mail={mail} formKey={formKey} refused={actionData} />
      </div>
    </FiguresFrame>
  );
}
