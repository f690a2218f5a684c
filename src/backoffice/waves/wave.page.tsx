import { data } from 'react-router';
import type { DepartureShape } from '#modules/waves/admin-contracts.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { waveCalls } from '#services/admin/waves.ts';
import { Alert } from '#ui/alert.tsx';
import { Grid } from '#ui/layout.tsx';
import { Link } from '#ui/link.tsx';
import { shownForms } from '../form/plain-form.server.ts';
import { officeHead } from '../office-head.ts';
import { answerIntent } from '../parts/answer-intent.server.ts';
import { formKeyOf } from '../parts/form-key.tsx';
import { newFormKey } from '../parts/new-form-key.server.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { Panel } from '../parts/panel.tsx';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/wave.page';
import { PickingList } from './picking-list.tsx';
import { waveIntents } from './wave-intents.server.ts';
import { WaveOrders } from './wave-orders.tsx';
import { WaveSteps } from './wave-steps.tsx';
import { t } from './wave-words.ts';

export const handle = { name: 'office-wave', tracking: false } satisfies RouteHandle;

const newKeys = () => ({
  label: newFormKey(),
  import: newFormKey(),
  send: newFormKey(),
  close: newFormKey(),
  void: newFormKey(),
  hold: newFormKey(),
});

export async function loader({ context, request, params: { id } }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  if (!/^\d{1,9}$/.test(id)) throw data(null, { status: 404 });
  const wave = await waveCalls(admin).read(id);
  return { wave, keys: newKeys(), forms: shownForms(waveIntents) };
}

export async function action({ context, request, params: { id } }: Route.ActionArgs) {
  const { admin } = requireStaff(context, request);
  const form = await request.clone().formData();
  if (form.get('intent') === 'sendWave') {
    const departure: DepartureShape = await waveCalls(admin).send(id, formKeyOf(form));
    return { departure, refused: undefined };
  }
  const next = officePaths.wave(id);
  const answer = await answerIntent(waveIntents, request, { admin, id, next });
  return data({ departure: undefined, refused: answer.data }, { status: 422 });
}

export const meta = ({ params }: Route.MetaArgs) => officeHead(t('title', { wave: params.id }));

/** A wave: steps, picking list and orders. */
export default function WavePage({ loaderData, actionData }: Route.ComponentProps) {
  const { wave, keys, forms } = loaderData;
  const { orders: count, packed, left } = wave;
  const back = (
    <Link
      to={officePaths.preparation()}
      className="link inline-flex min-h-11 items-center text-small"
    >
      {t('back')}
    </Link>
  );
  return (
    <>
      <PageTitle lead={t('lead', { count, packed, left })} aside={back}>
        {t('title', { wave: wave.id })}
      </PageTitle>
      {wave.closedAt && (
        <Alert tone="info" className="mb-6">
          {t('closed')}
        </Alert>
      )}
      {actionData?.departure && <Departed departure={actionData.departure} />}
      <Grid columns="aside" className="grid-cols-1 items-start gap-6 *:min-w-0">
        <div className="order-2 grid grid-cols-1 gap-6 lg:order-1">
          <PickingList
            wave={wave.id}
            lines={wave.picking}
            members={wave.closedAt ? [] : wave.members}
            formKey={keys.hold}
            missing={forms.holdInWave}
            refused={actionData?.refused}
          />
          <Panel title={t('orders.title')}>
            <WaveOrders
              wave={wave}
              formKey={wave.closedAt ? null : keys.void}
              refused={actionData?.refused}
            />
          </Panel>
        </div>
        <div className="order-1 grid grid-cols-1 gap-6 lg:order-2">
          {!wave.closedAt && (
            <WaveSteps
              wave={wave}
              keys={keys}
              importLabels={forms.importLabels}
              refused={actionData?.refused}
            />
          )}
        </div>
      </Grid>
    </>
  );
}

/** Result of a departure: number of sent orders, and those that were not. */
function Departed({ departure: { left, stayed } }: { departure: DepartureShape }) {
  return (
    <div className="mb-6 grid gap-3">
      {left > 0 && (
        <Alert tone="success" live>
          {t('left', { count: left })}
        </Alert>
      )}
      {stayed.length > 0 && (
        <Alert tone="warning" title={t('stayed.title', { count: stayed.length })}>
          <ul>
            {stayed.map(({ number, reason }) => (
              <li key={number}>
                <Link to={officePaths.order(number)} className="link">
                  {t('stayed.one', { number, reason })}
                </Link>
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  );
}
