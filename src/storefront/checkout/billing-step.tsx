import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import type { AddressBook } from './address-book.server.ts';
import { AddressChoice } from './address-choice.tsx';
import { t } from './checkout-words.ts';
import { firstAddress } from './first-address.ts';
import type { ShownOrder } from './shown-order.ts';

interface BillingStepProps {
  order: ShownOrder;
  book: AddressBook;
  answer: FormAnswer | undefined;
}

export function BillingStep({ order, book, answer }: BillingStepProps) {
  const { chosen, values } = firstAddress(book, order.billingAddress);
  const form = useForm('billing', answer, {
    values,
    words: 'address',
    judgedByServer: true,
  });
  return (
    <PageForm form={form} className="grid gap-6">
      <AddressChoice form={form} section="billing" book={book} chosen={chosen} />
      <Button type="submit" block pending={form.pending}>
        {t('continue.billing')}
      </Button>
    </PageForm>
  );
}
