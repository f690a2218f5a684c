import { fullDate } from '#i18n/dates.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { customerReads } from '#services/admin/customers.ts';
import { peopleCalls } from '#services/admin/people.ts';
import { staffCalls } from '#services/admin/staff.ts';
import { Alert } from '#ui/alert.tsx';
import { Grid } from '#ui/layout.tsx';
import { Link, LinkButton } from '#ui/link.tsx';
import { Status } from '#ui/status.tsx';
import { shownForms } from '../form/plain-form.server.ts';
import { officeHead } from '../office-head.ts';
import { answerIntent } from '../parts/answer-intent.server.ts';
import { newFormKey } from '../parts/new-form-key.server.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { readQuery } from '../parts/read-query.ts';
import { useMay } from '../parts/use-may.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/customer.page';
import { AccessPanel } from './access-panel.tsx';
import { CorrectForm } from './correct-form.tsx';
import { CreditPanel } from './credit-panel.tsx';
import { customerIntents } from './customer-intents.server.ts';
import { t } from './customers-words.ts';
import { AddressesPanel, AnimalsPanel, IdentityPanel } from './identity-panels.tsx';
import { MailsPanel } from './mails-panel.tsx';
import { NewsletterPanel, SponsorshipsPanel } from './newsletter-panels.tsx';
import { NotesPanel } from './notes-panel.tsx';
import { PrivacyPanel } from './privacy-panel.tsx';
import { PurchasesPanel, SubscriptionsPanel } from './purchases-panels.tsx';
import { TimelinePanel } from './timeline-panel.tsx';

export const handle = { name: 'office-customer', tracking: false } satisfies RouteHandle;

/** Each part comes from its own module; they are loaded in parallel. */
export async function loader({ context, request, params: { id } }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const reads = customerReads(admin);
  const { page } = readQuery(request);
  const { permissions } = await staffCalls(admin).me();
  const mayRefund = permissions.includes('orders.refund');
  const parts = Promise.all([
    reads.read(id),
    reads.access(id),
    reads.privacy(id),
    reads.purchases(id),
    reads.subscriptions(id),
    reads.animals(id),
    reads.newsletter(id),
    reads.sponsorships(id),
    reads.mails(id),
    peopleCalls(admin).events(id, page),
    mayRefund ? reads.credit(id) : null,
  ]);
  const [
    customer,
    access,
    privacy,
    purchases,
    subscriptions,
    animals,
    newsletter,
    friends,
    mails,
    events,
    credit,
  ] = await parts;
  return {
    customer,
    access,
    privacy,
    purchases,
    newsletter,
    friends,
    credit,
    subscriptions: subscriptions.subscriptions,
    household: subscriptions.household,
    animals: animals.animals,
    mails: mails.members,
    events: { ...events, page },
    done: new URL(request.url).searchParams.get('fait'),
    formKey: newFormKey(),
    forms: shownForms(customerIntents),
  };
}

export async function action({ context, request, params: { id } }: Route.ActionArgs) {
  const { admin } = requireStaff(context, request);
  return answerIntent(customerIntents, request, { admin, id, next: officePaths.customer(id) });
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  officeHead(loaderData?.customer.name ?? t('title'));

/** The back office page of a customer. */
export default function OfficeCustomerPage({ loaderData, actionData }: Route.ComponentProps) {
  const { customer, access, done, forms } = loaderData;
  const form = { formKey: loaderData.formKey, refused: actionData };
  const mayChange = useMay('customers.manage') && !customer.erased;
  const mayTake = useMay('orders.manage') && !customer.erased;
  return (
    <>
      <PageTitle
        lead={t('customer.since', { id: customer.id, date: fullDate(customer.createdAt) })}
        aside={
          <>
            {access.blocked && <Status tone="error">{t('access.blocked')}</Status>}
            {mayTake && (
              <LinkButton
                to={officePaths.telephoneOrder(customer.id)}
                variant="secondary"
                size="compact"
              >
                {t('telephoneOrder')}
              </LinkButton>
            )}
            {mayChange && (
              <LinkButton
                to={officePaths.mergeCustomer(customer.id)}
                variant="secondary"
                size="compact"
              >
                {t('merge.open')}
              </LinkButton>
            )}
          </>
        }
      >
        {customer.name}
      </PageTitle>
      {done && t.has(`done.${done}`) && (
        <Alert tone="success" className="mb-6">
          {t.translate(`done.${done}`)}
        </Alert>
      )}
      {loaderData.privacy.mergedInto && (
        <Alert tone="info" className="mb-6">
          {t('merge.became')}{' '}
          <Link to={officePaths.customer(loaderData.privacy.mergedInto)} className="link">
            {t('merge.number', { id: loaderData.privacy.mergedInto })}
          </Link>
        </Alert>
      )}
      <Grid columns="aside" className="items-start gap-6">
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <PurchasesPanel customer={customer.id} purchases={loaderData.purchases} />
          <SubscriptionsPanel
            subscriptions={loaderData.subscriptions}
            household={loaderData.household}
          />
          <TimelinePanel
            {...loaderData.events}
            customer={customer.id}
            to={(page) => officePaths.customer(customer.id, undefined, page)}
          />
          <AnimalsPanel animals={loaderData.animals} />
          <AddressesPanel addresses={customer.addresses} />
          <MailsPanel customer={customer.id} mails={loaderData.mails} />
          <Grid columns={2} className="items-start gap-6">
            <NewsletterPanel newsletter={loaderData.newsletter} />
            <SponsorshipsPanel {...loaderData.friends} />
          </Grid>
          <PrivacyPanel privacy={loaderData.privacy} mayChange={mayChange} {...form} />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <IdentityPanel customer={customer} />
          {loaderData.credit && (
            <CreditPanel
              credit={loaderData.credit}
              email={customer.email}
              mayChange={!customer.erased}
              give={forms.giveCredit}
              issue={forms.issueVoucher}
              {...form}
            />
          )}
          {mayChange && (
            <CorrectForm customer={customer} correct={forms.correctCustomer} {...form} />
          )}
          <NotesPanel
            notes={customer.notes}
            mayChange={mayChange}
            addNote={forms.addNote}
            {...form}
          />
          <AccessPanel
            access={access}
            verified={customer.verified}
            mayChange={mayChange}
            block={forms.blockCustomer}
            {...form}
          />
        </div>
      </Grid>
    </>
  );
}
