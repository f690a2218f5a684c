import { shortDate } from '#i18n/dates.ts';
import type { TeamCustomerRowShape } from '#modules/customers/admin-contracts.ts';
import type { MergePreviewShape } from '#modules/privacy/admin-contracts.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { customerReads } from '#services/admin/customers.ts';
import { Alert } from '#ui/alert.tsx';
import { Link, LinkButton } from '#ui/link.tsx';
import { TextField } from '#ui/text-field.tsx';
import { officeHead } from '../office-head.ts';
import { ActionForm } from '../parts/action-form.tsx';
import { answerIntent } from '../parts/answer-intent.server.ts';
import { FilterForm } from '../parts/filter-form.tsx';
import { ListTable } from '../parts/list-table.tsx';
import { newFormKey } from '../parts/new-form-key.server.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { Panel } from '../parts/panel.tsx';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/merge.page';
import { customerIntents } from './customer-intents.server.ts';
import { t } from './customers-words.ts';
import type { FormOfPage } from './form-of-page.ts';

export const handle = { name: 'office-merge', tracking: false } satisfies RouteHandle;

/**
 * `recherche` searches the other account, `autre` is its id; at first accounts of the same name are
 * listed.
 */
export async function loader({ context, request, url, params: { id } }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const reads = customerReads(admin);
  const other = url.searchParams.get('autre');
  const customer = await reads.read(id);
  const search = url.searchParams.get('recherche')?.trim() || customer.lastName;
  const [preview, found] = await Promise.all([
    other ? reads.merge(id, other) : null,
    other ? [] : reads.find(search).then(({ members }) => members),
  ]);
  return {
    customer,
    search,
    preview,
    found: found.filter((one) => one.id !== customer.id),
    formKey: newFormKey(),
  };
}

export async function action({ context, request, params: { id } }: Route.ActionArgs) {
  const { admin } = requireStaff(context, request);
  const next = officePaths.customer(id, 'reunion');
  return answerIntent(customerIntents, request, { admin, id, next });
}

export const meta = () => officeHead(t('merge.title'));

/** Merges two accounts of one person: preview first, then irrevocably (O-25). */
export default function OfficeMergePage({ loaderData, actionData }: Route.ComponentProps) {
  const { customer, preview, search, found, formKey } = loaderData;
  return (
    <>
      <PageTitle lead={t('merge.lead', { name: customer.name, email: customer.email })}>
        {t('merge.title')}
      </PageTitle>
      <div className="grid max-w-[56rem] grid-cols-[minmax(0,1fr)] gap-6">
        {preview ? (
          <Preview preview={preview} formKey={formKey} refused={actionData} />
        ) : (
          <Panel title={t('merge.choose')}>
            <FilterForm reset={officePaths.mergeCustomer(customer.id)} narrowed={false}>
              <TextField
                name="recherche"
                label={t('merge.search')}
                defaultValue={search}
                maxLength={200}
              />
            </FilterForm>
            <FoundCustomers found={found} customer={customer.id} />
          </Panel>
        )}
      </div>
    </>
  );
}

function FoundCustomers({
  found,
  customer,
}: {
  found: readonly TeamCustomerRowShape[];
  customer: number;
}) {
  if (found.length === 0) return <p className="text-small">{t('merge.none')}</p>;
  return (
    <ListTable
      caption={t('merge.choose')}
      columns={[t('columns.name'), t('fields.email'), t('merge.since'), t('merge.act')]}
    >
      {found.map(({ id, name, email, createdAt }) => (
        <tr key={id}>
          <th scope="row" className="text-left font-normal">
            <Link to={officePaths.customer(id)} className="link">
              {name}
            </Link>
          </th>
          <td className="break-all">{email}</td>
          <td className="whitespace-nowrap">{shortDate(createdAt)}</td>
          <td>
            <Link
              to={officePaths.mergeCustomer(customer, id)}
              className="link whitespace-nowrap"
              aria-label={t('merge.previewOf', { name, email })}
            >
              {t('merge.preview')}
            </Link>
          </td>
        </tr>
      ))}
    </ListTable>
  );
}

/** Rows mentioned in the preview, in order; all others are moved without mention. */
const SHOWN = [
  'orders.customer_id',
  'subscriptions.customer_id',
  'animals.customer_id',
  'customer_addresses.customer_id',
  'payment_cards.customer_id',
  'credit_lots.customer_id',
  'vouchers.customer_id',
  'reviews.customer_id',
  'contact_requests.customer_id',
  'customer_notes.customer_id',
  'payment_mandates.customer_id',
  'promotion_uses.customer_id',
  'uploaded_images.customer_id',
  'sponsorships.sponsor_id',
  'household_members.owner_id',
  'household_members.member_id',
] as const;

function Preview({ preview, ...form }: FormOfPage & { preview: MergePreviewShape }) {
  const { kept: staying, merged, moved, dropped, refused, seen } = preview;
  const counts = new Map(moved.map(({ name, count }) => [name, count]));
  const lost = dropped.map(({ name }) => `merge.dropped.${name}`).filter((key) => t.has(key));
  return (
    <Panel title={t('merge.both', { name: merged.name })}>
      <ListTable
        caption={t('merge.who')}
        columns={[t('merge.role'), t('columns.name'), t('fields.email'), t('merge.since')]}
      >
        {(
          [
            ['staying', staying],
            ['merged', merged],
          ] as const
        ).map(([role, one]) => (
          <tr key={role}>
            <th scope="row" className="text-left">
              {t(`merge.roles.${role}`)}
            </th>
            <td>
              <Link to={officePaths.customer(one.id)} className="link">
                {one.name}
              </Link>
            </td>
            <td className="break-all">{one.email}</td>
            <td className="whitespace-nowrap">{shortDate(one.createdAt)}</td>
          </tr>
        ))}
      </ListTable>
      {refused ? (
        <Alert tone="error" className="mt-4">
          {refused}
        </Alert>
      ) : (
        <div className="mt-4 grid gap-4">
          <h3 className="font-bold">{t('merge.moves')}</h3>
          <ul className="grid list-disc gap-1 pl-5">
            {SHOWN.filter((name) => counts.has(name)).map((name) => (
              <li key={name}>{t(`merge.rows.${name}`, { count: counts.get(name) ?? 0 })}</li>
            ))}
            {!SHOWN.some((name) => counts.has(name)) && <li>{t('merge.nothing')}</li>}
          </ul>
          <h3 className="font-bold">{t('merge.then')}</h3>
          <ul className="grid list-disc gap-1 pl-5">
            <li>{t('merge.signIn', { email: staying.email })}</li>
            <li>{t('merge.ended', { email: merged.email })}</li>
            <li>{t('merge.mails')}</li>
            <li>{t('merge.newsletter', { email: merged.email })}</li>
            {lost.map((key) => (
              <li key={key}>{t.translate(key)}</li>
            ))}
          </ul>
          <Alert tone="warning">{t('merge.forGood')}</Alert>
          <ActionForm
            name="mergeCustomer"
            submit={t('merge.submit')}
            variant="danger"
            asks={t('merge.asks', { merged: merged.email, kept: staying.email })}
            {...form}
          >
            <input type="hidden" name="customer" value={merged.id} />
            <input type="hidden" name="seen" value={seen} />
          </ActionForm>
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <LinkButton
          to={officePaths.mergeCustomer(merged.id, staying.id)}
          variant="secondary"
          size="compact"
        >
          {t('merge.otherWay')}
        </LinkButton>
        <LinkButton to={officePaths.mergeCustomer(staying.id)} variant="secondary" size="compact">
          {t('merge.another')}
        </LinkButton>
      </div>
    </Panel>
  );
}
