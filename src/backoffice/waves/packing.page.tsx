import { data } from 'react-router';
import type { RouteHandle } from '#pages/route-handle.ts';
import { waveCalls } from '#services/admin/waves.ts';
import { Link } from '#ui/link.tsx';
import { officeHead } from '../office-head.ts';
import { answerIntent } from '../parts/answer-intent.server.ts';
import { newFormKey } from '../parts/new-form-key.server.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/packing.page';
import { PackingDesk } from './packing-desk.tsx';
import { toPack } from './to-pack.ts';
import { holdInWave, waveIntents } from './wave-intents.server.ts';
import { t } from './wave-words.ts';

export const handle = { name: 'office-packing', tracking: false } satisfies RouteHandle;

export async function loader({ context, request, params: { id } }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  if (!/^\d{1,9}$/.test(id)) throw data(null, { status: 404 });
  const wave = await waveCalls(admin).read(id);
  return {
    wave: wave.id,
    today: wave.today,
    orders: toPack(wave),
    formKey: newFormKey(),
    missing: holdInWave.shown,
  };
}

export async function action({ context, request, params: { id } }: Route.ActionArgs) {
  const { admin } = requireStaff(context, request);
  return answerIntent(waveIntents, request, { admin, id, next: officePaths.packing(id) });
}

const titleOf = (wave: string | number) => t('packing.title', { wave });

export const meta = ({ params }: Route.MetaArgs) => officeHead(titleOf(params.id));

/** Packing by scan: lots, then the parcel, then the next order. */
export default function PackingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { wave, today, orders, formKey, missing } = loaderData;
  return (
    <>
      <PageTitle
        aside={
          <Link
            to={officePaths.wave(wave)}
            className="link inline-flex min-h-11 items-center text-small"
          >
            {t('packing.backToWave')}
          </Link>
        }
      >
        {titleOf(wave)}
      </PageTitle>
      <PackingDesk
        wave={wave}
        today={today}
        orders={orders}
        formKey={formKey}
        refused={actionData}
        missing={missing}
      />
    </>
  );
}
