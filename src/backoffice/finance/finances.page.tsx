import { money } from '#i18n/money.ts';
import { ACCOUNTS } from '#modules/books/rules/index.ts';
import type { FindingShape } from '#modules/checkout/admin-contracts.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { bookCalls, financeCalls } from '#services/admin/finance.ts';
import { Alert } from '#ui/alert.tsx';
import { Grid } from '#ui/layout.tsx';
import { Link, LinkButton } from '#ui/link.tsx';
import { officeHead } from '../office-head.ts';
import { answerIntent } from '../parts/answer-intent.server.ts';
import { newFormKey } from '../parts/new-form-key.server.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { Panel } from '../parts/panel.tsx';
import { useMay } from '../parts/use-may.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/finances.page';
import { Balances } from './balances.tsx';
import { financeIntents } from './finance-intents.server.ts';
import { t } from './finance-words.ts';
import { FindingCard } from './finding-card.tsx';
import { MatchForm } from './match-form.tsx';
import { FailureAlert } from './payouts.tsx';
import { PendingRefunds } from './pending-refunds.tsx';
import { UnpaidOrders } from './unpaid-orders.tsx';

export const handle = { name: 'office-finances', tracking: false } satisfies RouteHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const calls = financeCalls(admin);
  const [finances, findings, payouts] = await Promise.all([
    calls.read(),
    calls.findings(),
    bookCalls(admin).payouts(),
  ]);
  const isMatched = new URL(request.url).searchParams.get('fait') === 'rapprochement';
  const { failures } = payouts;
  return { finances, findings: findings.members, failures, isMatched, formKey: newFormKey() };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { admin } = requireStaff(context, request);
  const intent = String((await request.clone().formData()).get('intent'));
  const next = officePaths.finances(intent === 'matchPayments' ? { done: 'rapprochement' } : {});
  return answerIntent(financeIntents(intent), request, { admin, next });
}

export const meta = () => officeHead(t('title'));

/** Accounts of what payment providers owe the shop. */
const PROVIDER_ACCOUNTS: ReadonlySet<string> = new Set([ACCOUNTS.stripe, ACCOUNTS.sandbox]);

/** The bank awaits an answer. */
const isOfBank = ({ kind }: FindingShape) => kind === 'dispute' || kind === 'inquiry';

/** The accountant's overview. */
export default function FinancesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { finances, findings, failures, isMatched, formKey } = loaderData;
  const mayManage = useMay('finance.manage');
  const disputes = findings.filter(isOfBank);
  const others = findings.filter((one) => !isOfBank(one));
  const overdrawn = finances.balances.filter(
    ({ account, balance }) => PROVIDER_ACCOUNTS.has(account) && balance < 0,
  );
  const cards = (some: typeof findings) =>
    some.map((finding) => (
      <FindingCard
        key={finding.id}
        finding={finding}
        formKey={formKey}
        mayManage={mayManage}
        refused={actionData}
      />
    ));
  return (
    <>
      <PageTitle
        lead={t('lead')}
        aside={
          <>
            {mayManage && (
              <LinkButton to={officePaths.statement()} variant="secondary" size="compact">
                {t('links.statement')}
              </LinkButton>
            )}
            <LinkButton to={officePaths.books()} variant="secondary" size="compact">
              {t('links.books')}
            </LinkButton>
            <LinkButton to={officePaths.documents()} variant="secondary" size="compact">
              {t('links.documents')}
            </LinkButton>
            <LinkButton to={officePaths.sales()} variant="secondary" size="compact">
              {t('report.title')}
            </LinkButton>
          </>
        }
      >
        {t('title')}
      </PageTitle>
      {isMatched && !actionData && (
        <Alert tone="success" live className="mb-6">
          {t('match.done')}
        </Alert>
      )}
      <Grid columns="aside" className="items-start gap-6">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
          <Panel
            title={t('match.title')}
            aside={mayManage && <MatchForm formKey={formKey} refused={actionData} />}
          >
            <p className="mb-4 text-small text-encre-2">{t('match.text')}</p>
            {overdrawn.map(({ account, name, balance }) => (
              <Alert key={account} tone="warning" className="mb-4">
                {t('match.overdrawn', { name, amount: money(-balance) })}{' '}
                <Link to={officePaths.bookLines({ account })} className="link">
                  {t('match.overdrawnLines')}
                </Link>
              </Alert>
            ))}
            {failures.map((failure) => (
              <FailureAlert key={failure.payout} failure={failure} />
            ))}
            {others.length > 0 && <ul className="grid gap-4">{cards(others)}</ul>}
            {others.length + overdrawn.length + failures.length === 0 && <p>{t('match.none')}</p>}
          </Panel>
          <UnpaidOrders unpaid={finances.unpaid} />
          <PendingRefunds refunds={finances.refunds} />
        </div>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
          <Balances balances={finances.balances} />
          <Panel title={t('disputes.title')}>
            {disputes.length === 0 ? (
              <p className="text-small text-encre-2">{t('disputes.none')}</p>
            ) : (
              <ul className="grid gap-4">{cards(disputes)}</ul>
            )}
          </Panel>
        </div>
      </Grid>
    </>
  );
}
