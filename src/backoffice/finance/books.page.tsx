import { ownValue } from '#kit/own-value.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { bookCalls } from '#services/admin/finance.ts';
import { Alert } from '#ui/alert.tsx';
import { Grid } from '#ui/layout.tsx';
import { LinkButton } from '#ui/link.tsx';
import { shownForms } from '../form/plain-form.server.ts';
import { officeHead } from '../office-head.ts';
import { answerIntent } from '../parts/answer-intent.server.ts';
import { ChoiceField } from '../parts/filter-fields.tsx';
import { FilterForm } from '../parts/filter-form.tsx';
import { newFormKey } from '../parts/new-form-key.server.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { Panel } from '../parts/panel.tsx';
import { readQuery } from '../parts/read-query.ts';
import { useMay } from '../parts/use-may.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/books.page';
import { BookFiles } from './book-files.tsx';
import { bookIntents } from './book-intents.server.ts';
import { BookMonths } from './book-months.tsx';
import { t } from './books-words.ts';
import { monthName } from './month-name.ts';
import { PayoutForm } from './payout-form.tsx';
import { Payouts } from './payouts.tsx';
import { TrialBalance } from './trial-balance.tsx';

export const handle = { name: 'office-books', tracking: false } satisfies RouteHandle;

const DONE = ['close', 'payout', 'payoutBack'] as const;
const DONE_BY_INTENT: Readonly<Record<string, (typeof DONE)[number]>> = {
  recordPayout: 'payout',
  returnPayout: 'payoutBack',
};
const DONE_WORDS = {
  close: 'months.done',
  payout: 'payout.done',
  payoutBack: 'payouts.done',
} as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const { text, oneOf } = readQuery(request);
  const requested = text('mois');
  const month = requested && /^\d{4}-(0[1-9]|1[0-2])$/.test(requested) ? requested : undefined;
  const calls = bookCalls(admin);
  const [balance, months, today, payouts] = await Promise.all([
    calls.balance(month),
    calls.months(),
    month === undefined ? undefined : calls.balance(undefined),
    calls.payouts(),
  ]);
  return {
    balance,
    balanceToday: today ?? balance,
    months: months.members,
    payouts,
    narrowed: month !== undefined,
    done: oneOf('fait', DONE),
    isWrong: text('erreur') !== undefined,
    formKey: newFormKey(),
    forms: shownForms(bookIntents),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { admin } = requireStaff(context, request);
  const intent = String((await request.clone().formData()).get('intent'));
  const next = officePaths.books({ done: ownValue(DONE_BY_INTENT, intent) ?? 'close' });
  return answerIntent(bookIntents, request, { admin, next });
}

export const meta = () => officeHead(t('title'));

/** The general ledger: accounts of a month, closings, and the files an accountant takes away. */
export default function BooksPage({ loaderData, actionData }: Route.ComponentProps) {
  const { balance, balanceToday, months, payouts, narrowed, done, isWrong, formKey, forms } =
    loaderData;
  const mayManage = useMay('finance.manage');
  return (
    <>
      <PageTitle
        lead={t('lead')}
        aside={
          <LinkButton to={officePaths.bookLines()} variant="secondary" size="compact">
            {t('lines')}
          </LinkButton>
        }
      >
        {t('title')}
      </PageTitle>
      {done && !actionData && (
        <Alert tone="success" live className="mb-6">
          {t(DONE_WORDS[done])}
        </Alert>
      )}
      {isWrong && (
        <Alert tone="error" live className="mb-6">
          {t('wrong')}
        </Alert>
      )}
      <FilterForm reset={officePaths.books()} narrowed={narrowed}>
        <ChoiceField
          name="mois"
          label={t('month')}
          value={balance.month}
          options={monthOptions(months, balance.month)}
        />
      </FilterForm>
      <Grid columns="aside" className="items-start gap-6">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
          <Panel title={t('balance.title', { month: monthName(balance.month) })}>
            <TrialBalance balance={balance} />
          </Panel>
          <Payouts
            {...payouts}
            form={mayManage ? forms.returnPayout : undefined}
            formKey={formKey}
            refused={actionData}
          />
        </div>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
          <Panel title={t('months.title')}>
            <BookMonths
              months={months}
              formKey={formKey}
              mayClose={mayManage}
              refused={actionData}
            />
          </Panel>
          <BookFiles months={months} />
          {mayManage && (
            <PayoutForm
              form={forms.recordPayout}
              formKey={formKey}
              refused={actionData}
              accounts={balanceToday.accounts}
            />
          )}
        </div>
      </Grid>
    </>
  );
}

/** Options for every month of the books, including the displayed one. */
const monthOptions = (months: readonly { month: string }[], shown: string) =>
  [...new Set([shown, ...months.map(({ month }) => month)])]
    .toSorted()
    .reverse()
    .map((value) => ({ value, label: monthName(value) }));
