import { fullDate, longDate } from '#i18n/dates.ts';
import { money } from '#i18n/money.ts';
import { checkoutWords } from '#modules/checkout/web/index.ts';
import type { DeliveryLinkShape } from '#modules/renewals/contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { subscriptionPaths } from '#pages/subscription-paths.ts';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { cardName } from '../cards/card-words.ts';
import { useDebitText } from '../use-debit-text.ts';
import { t } from './delivery-link-words.ts';

interface AskFormProps {
  link: DeliveryLinkShape;
  answer: FormAnswer | undefined;
}

/** The delivery, the effect of the link, and the button that applies it. */
export function AskForm({ link, answer }: AskFormProps) {
  const { action, shippingDate, movedTo, limitDate, lines, subscription, card } = link;
  const form = useForm('delivery-link', answer);
  const total = money(link.total);
  const debit = useDebitText();
  return (
    <>
      <p className="mt-2 mb-5">
        {t(`ask.${action}.effect`, {
          from: longDate(shippingDate),
          to: movedTo ? longDate(movedTo) : '',
        })}
      </p>
      <div className="mb-6 border-y border-brume-2 py-3">
        <h2 className="text-h4">{t('contents')}</h2>
        <ul>
          {lines.map(({ quantity, productName: product, variantName: variant }) => (
            <li key={product + variant}>{t('line', { quantity, product, variant })}</li>
          ))}
        </ul>
        <p className="mt-1 font-bold">{t('total', { total })}</p>
      </div>
      <PageForm form={form}>
        {card && <p className="mb-4">{t('card', { card: cardName(card) })}</p>}
        <Button
          type="submit"
          block={action === 'ship_now'}
          pending={form.pending}
          className={action === 'ship_now' ? 'text-h4' : 'w-full md:w-auto'}
        >
          {t(`ask.${action}.press`, { total })}
        </Button>
        {action === 'ship_now' && (
          <div className="mt-2 grid gap-2 text-small">
            <p className="text-center">{checkoutWords('terms.obligation')}</p>
            <p className="text-encre-2">{debit('card')}</p>
          </div>
        )}
      </PageForm>
      <p className="mt-4 text-small text-encre-2">{t('until', { limit: fullDate(limitDate) })}</p>
      <Link
        to={subscriptionPaths.one(subscription)}
        className="link mt-1 inline-flex min-h-11 items-center"
      >
        {t('account')}
      </Link>
    </>
  );
}
