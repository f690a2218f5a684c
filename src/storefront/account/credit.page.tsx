import { data, redirect } from 'react-router';
import { z } from 'zod';
import { fullDate, shortDate } from '#i18n/dates.ts';
import { money } from '#i18n/money.ts';
import type { StoreCreditShape } from '#modules/checkout/contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { keepUnsent } from '#pages/forms/keep-unsent.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { useForm } from '#pages/forms/use-form.ts';
import { pageContext } from '#pages/page-context.ts';
import { paths } from '#pages/paths.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { paymentCalls } from '#services/shop/payments.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Link } from '#ui/link.tsx';
import { Price } from '#ui/price.tsx';
import { TextField } from '#ui/text-field.tsx';
import { pageHead } from '../page-head.ts';
import { requireSignIn } from '../require-session.server.ts';
import type { Route } from './+types/credit.page';
import { t } from './credit-words.ts';

export const handle = { name: 'account-credit' } satisfies RouteHandle;

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { shop, site, sites } = context.get(pageContext);
  requireSignIn(context, request);
  const done = url.searchParams.get('fait');
  return { site, sites, credit: await paymentCalls(shop).credit(), done };
}

/**
 * Redeems a voucher or stores whether credit pays deliveries; the page then shows a confirmation.
 */
export async function action({ context, request }: Route.ActionArgs) {
  const { shop } = context.get(pageContext);
  requireSignIn(context, request);
  const form = await request.formData();
  const calls = paymentCalls(shop);
  const { refused } =
    form.get('intent') === 'renewals'
      ? await submitForm({
          form: 'renewals',
          data: form,
          schema: z.object({}),
          send: () => calls.chooseCreditForDeliveries(form.has('pays')),
        })
      : await submitForm({
          form: 'voucher',
          data: form,
          schema: z.object({ code: z.string().trim().min(4).max(60) }),
          send: ({ code }) => calls.redeem(code),
        });
  if (!refused) throw redirect(paths.credit(form.get('intent') === 'renewals' ? 'choix' : 'bon'));
  return data({ refused }, { status: 422 });
}

export const clientAction = (args: Route.ClientActionArgs) =>
  keepUnsent(args, (refused) => ({ refused }));

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? pageHead(loaderData, { title: t('title'), path: paths.credit(), index: false }) : [];

/** The customer's store credit, its expiry and its movements (O-23). */
export default function CreditPage({ loaderData, actionData }: Route.ComponentProps) {
  const { credit, done } = loaderData;
  const refused = actionData?.refused;
  return (
    <div className="max-w-text">
      <h1 tabIndex={-1} className="text-h1">
        {t('title')}
      </h1>
      <p className="mt-3 mb-8 text-encre-2">{t('lead')}</p>
      {(done === 'bon' || done === 'choix') && (
        <Alert tone="success" live className="mb-6">
          {t(done === 'bon' ? 'voucher.done' : 'renewals.done')}
        </Alert>
      )}
      <Card as="section" ground="brume">
        <p className="text-encre-2">{t('balance')}</p>
        <p className="text-h2 tabular-nums">
          <Price cents={credit.balance} />
        </p>
        {credit.lots.length === 0 ? (
          <p className="mt-2 text-small">{t('none')}</p>
        ) : (
          <Lots lots={credit.lots} />
        )}
      </Card>
      <Voucher key={done} refused={refused} />
      {(credit.balance > 0 || credit.paysRenewals) && (
        <Renewals isChosen={credit.paysRenewals} refused={refused} />
      )}
      <Movements movements={credit.movements} />
    </div>
  );
}

function Lots({ lots }: Pick<StoreCreditShape, 'lots'>) {
  return (
    <>
      <h2 className="mt-5 mb-2 text-h4">{t('lots.title')}</h2>
      <ul className="grid gap-2">
        {lots.map(({ id, left, reason, expiresOn }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4">
            <span className="min-w-0 break-words">
              {reason}
              <span className="block text-small text-encre-2">
                {expiresOn ? t('lots.until', { date: fullDate(expiresOn) }) : t('lots.always')}
              </span>
            </span>
            <span className="tabular-nums">
              <Price cents={left} />
            </span>
          </li>
        ))}
      </ul>
      {lots.some(({ expiresOn }) => expiresOn) && (
        <p className="mt-3 text-small text-encre-2">{t('lots.note')}</p>
      )}
    </>
  );
}

function Voucher({ refused }: { refused: FormAnswer | undefined }) {
  const form = useForm('voucher', refused);
  return (
    <section className="mt-10">
      <h2 className="mb-3 text-h3">{t('voucher.title')}</h2>
      <PageForm form={form} className="grid gap-4">
        <TextField
          {...form.field('code')}
          label={t('voucher.code')}
          hint={t('voucher.hint')}
          autoComplete="off"
          maxLength={60}
          required
        />
        <Button
          type="submit"
          variant="secondary"
          className="justify-self-start"
          pending={form.pending}
        >
          {t('voucher.submit')}
        </Button>
      </PageForm>
    </section>
  );
}

interface RenewalsProps {
  isChosen: boolean;
  refused: FormAnswer | undefined;
}

function Renewals({ isChosen, refused }: RenewalsProps) {
  const form = useForm('renewals', refused);
  return (
    <section className="mt-10">
      <h2 className="mb-3 text-h3">{t('renewals.title')}</h2>
      <PageForm form={form} className="grid gap-4">
        <Checkbox
          name="pays"
          defaultChecked={isChosen}
          label={t('renewals.label')}
          hint={t('renewals.hint')}
        />
        <Button
          type="submit"
          variant="secondary"
          className="justify-self-start"
          pending={form.pending}
        >
          {t('renewals.submit')}
        </Button>
      </PageForm>
    </section>
  );
}

function Movements({ movements }: Pick<StoreCreditShape, 'movements'>) {
  return (
    <section className="mt-10">
      <h2 className="mb-3 text-h3">{t('movements.title')}</h2>
      {movements.length === 0 && <p className="text-encre-2">{t('movements.none')}</p>}
      <ul className="divide-y divide-brume-2">
        {movements.map(({ id, kind, amount, reason, order, movedAt }) => (
          <li key={id} className="flex justify-between gap-4 py-3">
            <span className="min-w-0 break-words">
              {t(`movements.kinds.${kind}`)}
              <span className="block text-small text-encre-2">
                {shortDate(movedAt)} · {order ? <OrderLink number={order} /> : reason}
              </span>
            </span>
            <span className="font-bold whitespace-nowrap tabular-nums">
              {amount > 0 ? '+' : ''}
              {money(amount)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function OrderLink({ number }: { number: string }) {
  return (
    <Link to={paths.order(number)} className="link">
      {t('movements.order', { number })}
    </Link>
  );
}
