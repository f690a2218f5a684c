import type { ShippingMethodShape } from '#modules/checkout/contracts.ts';
import { ShippingTiles } from '#modules/checkout/web/index.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { anchors } from '../../paths.ts';
import type { FormAnswer } from '../forms/form-answer.ts';
import { PageForm } from '../forms/page-form.tsx';
import { useForm } from '../forms/use-form.ts';
import type { AddressBook } from './address-book.server.ts';
import { AddressChoice } from './address-choice.tsx';
import { t } from './checkout-words.ts';
import { firstAddress } from './first-address.ts';
import { isSamePlace } from './same-address.ts';
import { codeOf, type ShownOrder } from './shown-order.ts';

interface ShippingStepProps {
  order: ShownOrder;
  book: AddressBook;
  methods: readonly ShippingMethodShape[];
  answer: FormAnswer | undefined;
}

/** The address goes first; the billing address is the one until somebody says otherwise. */
export function ShippingStep({ order, book, methods, answer }: ShippingStepProps) {
  const { billingAddress, shippingAddress, shipments } = order;
  const isElsewhere = shippingAddress !== null && !isSamePlace(billingAddress, shippingAddress);
  const { chosen, values } = firstAddress(book, isElsewhere ? shippingAddress : null);
  const form = useForm('shipping', answer, { values, words: 'address' });
  const refused = answer?.form === 'shipping' ? answer.values : undefined;
  const isSame = refused ? refused.same === 'on' : !isElsewhere;
  const method = form.field('method');
  return (
    <PageForm form={form} className="group/where grid gap-8">
      <div id={anchors.deliveryAddress}>
        <Checkbox name="same" label={t('shipping.same')} defaultChecked={isSame} />
        <fieldset className="mt-4 group-has-[[name=same]:checked]/where:hidden">
          <legend className="mb-3 text-h4 font-bold">{t('shipping.where')}</legend>
          <AddressChoice form={form} section="shipping" book={book} chosen={chosen} />
        </fieldset>
      </div>
      {methods.length > 0 ? (
        <ShippingTiles
          id={method.id}
          methods={methods}
          chosen={method.defaultValue ?? codeOf(shipments[0]?.method)}
          error={method.error}
        />
      ) : (
        <Alert tone="warning">{t('shipping.none')}</Alert>
      )}
      <Button type="submit" block pending={form.pending}>
        {t('continue.shipping')}
      </Button>
    </PageForm>
  );
}
