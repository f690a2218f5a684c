import { z } from 'zod';
import { fullDate, shortDate, timeOfDay } from '#i18n/dates.ts';
import { money } from '#i18n/money.ts';
import type { RehearsalShape } from '#modules/renewals/admin-contracts.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { figureCalls } from '#services/admin/finance.ts';
import { Alert } from '#ui/alert.tsx';
import { Link } from '#ui/link.tsx';
import { TextField } from '#ui/text-field.tsx';
import { civilDay } from '../finance/report-days.ts';
import { officeHead } from '../office-head.ts';
import { ActionForm } from '../parts/action-form.tsx';
import { answerIntent, type OfficeIntent } from '../parts/answer-intent.server.ts';
import { FilterForm } from '../parts/filter-form.tsx';
import { ListTable } from '../parts/list-table.tsx';
import { newFormKey } from '../parts/new-form-key.server.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { Panel } from '../parts/panel.tsx';
import { readQuery } from '../parts/read-query.ts';
import { useMay } from '../parts/use-may.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/rehearsal.page';
import { FigureList } from './figure-list.tsx';
import { FiguresNav } from './figures-frame.tsx';
import { t } from './figures-words.ts';

export const handle = { name: 'office-rehearsal', tracking: false } satisfies RouteHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const { text, oneOf } = readQuery(request);
  const calls = figureCalls(admin);
  // The default day is tomorrow by the shop's clock.
  const today = (await calls.forecast({ channel: undefined })).today;
  const tomorrow = Temporal.PlainDate.from(today).add({ days: 1 }).toString();
  const day = civilDay(text('jour')) ?? tomorrow;
  const rehearsal = await calls.rehearsal(day);
  return { rehearsal, tomorrow, done: oneOf('fait', ['oui']), formKey: newFormKey() };
}

/** Repeats the rehearsal of tomorrow's renewals. */
const rehearse: OfficeIntent = ({ admin, data, key }) =>
  submitForm({
    form: 'rehearse',
    data,
    schema: z.object({}),
    send: () => figureCalls(admin).rehearseTomorrow(key),
  });

export async function action({ context, request }: Route.ActionArgs) {
  const { admin } = requireStaff(context, request);
  return answerIntent({ rehearse }, request, {
    admin,
    next: officePaths.rehearsal({ done: 'oui' }),
  });
}

export const meta = () => officeHead(t('parts.rehearsal'));

/** Rehearsal of tomorrow's renewals; afterwards compared with what happened. */
export default function RehearsalPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rehearsal, tomorrow, done, formKey } = loaderData;
  const { day, madeAt, expected, actual, deliveries } = rehearsal;
  const isTomorrow = day === tomorrow;
  const mayManage = useMay('finance.manage');
  return (
    <>
      <PageTitle
        lead={
          madeAt
            ? t('rehearsal.made', { date: shortDate(madeAt), time: timeOfDay(madeAt) })
            : t('rehearsal.notYet')
        }
      >
        {t('rehearsal.of', { day: fullDate(day) })}
      </PageTitle>
      <FiguresNav current="rehearsal" shown={{}} />
      {done && (
        <Alert tone="success" live className="mb-6">
          {t('rehearsal.done')}
        </Alert>
      )}
      <FilterForm reset={officePaths.rehearsal()} narrowed={!isTomorrow}>
        <TextField
          id="jour"
          name="jour"
          type="date"
          label={t('rehearsal.day')}
          defaultValue={day}
          required
        />
      </FilterForm>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
        <Panel title={t('rehearsal.sums')}>
          <p className="mb-4 text-small text-encre-2">{t('rehearsal.hint')}</p>
          <FigureList
            figures={(
              [
                ['expected', expected],
                ['actual', actual],
              ] as const
            ).map(([name, now]) => ({
              label: t(`rehearsal.${name}`),
              now,
              format: money,
              to: officePaths.renewals(),
            }))}
          />
          {isTomorrow && mayManage && (
            <ActionForm
              name="rehearse"
              formKey={formKey}
              refused={actionData}
              submit={t('rehearsal.again')}
              className="mt-4"
            />
          )}
        </Panel>
        <Panel title={t('rehearsal.deliveries')}>
          <DeliveriesTable deliveries={deliveries} />
        </Panel>
      </div>
    </>
  );
}

function DeliveriesTable({ deliveries }: Pick<RehearsalShape, 'deliveries'>) {
  if (deliveries.length === 0)
    return <p className="text-small text-encre-2">{t('rehearsal.none')}</p>;
  return (
    <ListTable
      caption={t('rehearsal.deliveries')}
      columns={[
        t('rehearsal.subscription'),
        t('rehearsal.outcome'),
        { figures: t('rehearsal.total') },
        { figures: t('rehearsal.due') },
        { figures: t('rehearsal.became') },
        t('rehearsal.end'),
      ]}
    >
      {deliveries.map((delivery) => (
        <tr key={delivery.code}>
          <th scope="row">
            <Link to={officePaths.subscription(delivery.code)} className="link">
              {delivery.code}
            </Link>
            <span className="block text-small font-normal text-encre-2">{delivery.name}</span>
          </th>
          <td>
            {delivery.outcome ? t(`rehearsal.outcomes.${delivery.outcome}`) : '–'}
            {[...delivery.replaced, ...delivery.leftOut].map((line) => (
              <span key={line} className="block text-small text-encre-2">
                {line}
              </span>
            ))}
          </td>
          <td className="text-right whitespace-nowrap tabular-nums">
            {centsWords(delivery.expected)}
          </td>
          <td className="text-right whitespace-nowrap tabular-nums">{centsWords(delivery.due)}</td>
          <td className="text-right whitespace-nowrap tabular-nums">
            {delivery.orderNumber && delivery.actual !== null ? (
              <Link to={officePaths.order(delivery.orderNumber)} className="link">
                {money(delivery.actual)}
              </Link>
            ) : (
              '–'
            )}
          </td>
          <td>{t(`rehearsal.ends.${delivery.end}`)}</td>
        </tr>
      ))}
    </ListTable>
  );
}

const centsWords = (cents: number | null) => (cents === null ? '–' : money(cents));
