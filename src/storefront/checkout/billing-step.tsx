import { useNavigation, useSubmit } from 'react-router';
import { type WalletAnswer, type WalletOffer, Wallets } from '#modules/checkout/web/index.ts';
import { fieldWords } from '#modules/customers/web/index.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { type Buyer, paths } from '#pages/paths.ts';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { AddressBook } from './address-book.server.ts';
import { AddressChoice } from './address-choice.tsx';
import { t } from './checkout-words.ts';
import { firstAddress } from './first-address.ts';
import type { ShownOrder } from './shown-order.ts';

interface BillingStepProps {
  order: ShownOrder;
  buyer: Buyer;
  book: AddressBook;
  /** Data for the wallet buttons; null where no wallet can pay. */
  wallets: WalletOffer | null;
  answer: FormAnswer | undefined;
}

/** Billing address; without an account also the e-mail. */
export function BillingStep({ order, buyer, book, wallets, answer }: BillingStepProps) {
  const { chosen, values } = firstAddress(book, order.billingAddress);
  const form = useForm('billing', answer, {
    values: { ...values, email: order.email },
    words: 'address',
    judgedByServer: true,
  });
  const send = useSubmit();
  const isFilling = useNavigation().formData?.get('intent') === 'wallet';
  const fill = (given: WalletAnswer) =>
    send({ intent: 'wallet', given: JSON.stringify(given) }, { method: 'post' });
  return (
    <div className="grid gap-6">
      {wallets && <Wallets offer={wallets} pending={isFilling} onAnswer={fill} />}
      <PageForm form={form} className="grid gap-6">
        {buyer === 'guest' && (
          <div className="grid gap-5">
            <p className="text-small">
              {t('guest.lead')}{' '}
              <Link to={paths.checkout(order.tokenValue, 'billing')} className="link">
                {t('guest.signIn')}
              </Link>
            </p>
            <TextField
              {...form.field('email')}
              label={fieldWords('fields.email')}
              hint={t('guest.emailHint')}
              type="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={255}
              required
            />
          </div>
        )}
        <AddressChoice form={form} section="billing" book={book} chosen={chosen} />
        <Button type="submit" block pending={form.pending}>
          {t('continue.billing')}
        </Button>
      </PageForm>
    </div>
  );
}
