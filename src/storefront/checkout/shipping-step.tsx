import { useEffect, useState } from 'react';
import { byLanguage } from '#i18n/language.ts';
import { isSamePlace } from '#kit/same-place.ts';
import type { ShippingMethodShape } from '#modules/checkout/contracts.ts';
import { ShippingTiles } from '#modules/checkout/web/index.ts';
import { deliveryDates } from '#modules/orders/web/index.ts';
import { deliveryRefusal } from '#modules/shipping/rules/index.ts';
import { RelayPicker } from '#modules/shipping/web/index.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { anchors, type FunnelPaths } from '#pages/paths.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import type { AddressBook } from './address-book.server.ts';
import { AddressChoice } from './address-choice.tsx';
import { t } from './checkout-words.ts';
import { firstAddress } from './first-address.ts';
import type { OtherSite } from './other-site.ts';
import type { ShippingAnswer } from './shipping-answer.ts';
import { codeOf, type ShownOrder } from './shown-order.ts';

interface ShippingStepProps {
  order: ShownOrder;
  at: FunnelPaths;
  book: AddressBook;
  otherSite: OtherSite | null;
  methods: readonly ShippingMethodShape[];
  answer: ShippingAnswer | undefined;
  /** Called with the previewed method, and with undefined when the step is left. */
  onMethod: (code: string | undefined) => void;
}

/**
 * The delivery address comes first; the billing address is the same unless the customer changes it.
 */
export function ShippingStep(props: ShippingStepProps) {
  const { order, at, book, otherSite, methods, answer, onMethod } = props;
  const { billingAddress, shippingAddress, shipments } = order;
  const isElsewhere = shippingAddress !== null && !isSamePlace(billingAddress, shippingAddress);
  const { chosen, values } = firstAddress(book, isElsewhere ? shippingAddress : null);
  const form = useForm('shipping', answer, {
    values,
    words: 'address',
    judgedByServer: true,
  });
  const refused = answer?.form === 'shipping' ? answer.values : undefined;
  const isSame = refused ? refused.same === 'on' : !isElsewhere;
  const isReached =
    billingAddress !== null &&
    book.countries.some(({ code }) => code === billingAddress.countryCode) &&
    deliveryRefusal(billingAddress) === null;
  const { defaultValue, ...field } = form.field('method');
  const [method, setMethod] = useState(defaultValue ?? codeOf(shipments[0]?.method));
  useEffect(() => () => onMethod(undefined), [onMethod]);
  const choose = (code: string) => {
    setMethod(code);
    onMethod(code);
  };
  const chosenMethod = methods.find(({ code }) => code === method);
  const isRelay = chosenMethod?.kind === 'relay';
  return (
    <PageForm form={form} className="group/where grid gap-8">
      {/* Hidden first button: Enter submits the form with it instead of searching pickup points. */}
      <button type="submit" hidden tabIndex={-1} />
      <div id={anchors.deliveryAddress}>
        {otherSite && <OtherSiteNotice {...otherSite} />}
        {isReached ? (
          <Checkbox
            name="same"
            label={t(isRelay ? 'shipping.sameArea' : 'shipping.same')}
            defaultChecked={isSame}
          />
        ) : (
          <p>{t('shipping.elsewhere', { countries: listOf(book.countries) })}</p>
        )}
        <fieldset className="mt-4 group-has-[[name=same]:checked]/where:hidden">
          <legend className="mb-3 text-h4 font-bold">
            {t(isRelay ? 'shipping.area' : 'shipping.where')}
          </legend>
          <AddressChoice form={form} section="shipping" book={book} chosen={chosen} />
        </fieldset>
      </div>
      {methods.length > 0 ? (
        <ShippingTiles
          id={field.id}
          methods={methods}
          chosen={method}
          onChoose={choose}
          error={field.error}
        />
      ) : (
        <Alert tone="warning">{t('shipping.none')}</Alert>
      )}
      {methods.some(({ kind }) => kind === 'relay') && (
        <div className="hidden group-has-[[value^=relay\_]:checked]/where:block">
          <RelayPicker
            field={form.field('pickupPoint')}
            place={placeOf(shippingAddress ?? (isReached ? billingAddress : null))}
            found={answer?.relays}
            chosen={shipments[0]?.pickupAddress ?? null}
            arrival={arrivalOf(chosenMethod)}
            active={isRelay}
            searchPath={at.relays(order.tokenValue)}
            asks={['same', 'address', 'countryCode', 'method']}
          />
        </div>
      )}
      <Button type="submit" block pending={form.pending}>
        {t('continue.shipping')}
      </Button>
    </PageForm>
  );
}

/** Leads to the site that delivers to the billing country, with the articles of this order. */
function OtherSiteNotice({ country, cart }: OtherSite) {
  return (
    <Alert
      tone="info"
      title={t(`shipping.otherSite.${country}.title`)}
      className="mb-6"
      action={
        <a href={cart} className="link font-bold">
          {t(`shipping.otherSite.${country}.link`)}
        </a>
      }
    >
      {t('shipping.otherSite.text')}
    </Alert>
  );
}

const lists = byLanguage((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));

const listOf = (countries: AddressBook['countries']) =>
  lists().format(countries.map(({ name }) => name));

const placeOf = (address: ShownOrder['shippingAddress']) =>
  address ? `${address.postcode} ${address.city}` : '';

function arrivalOf(method: ShippingMethodShape | undefined) {
  if (!method) return undefined;
  const { from, to } = method.deliveryEstimate;
  return { from, to, text: deliveryDates(from, to) };
}
