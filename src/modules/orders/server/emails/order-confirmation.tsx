import { Button } from '@react-email/button';
import { Column } from '@react-email/column';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Link } from '@react-email/link';
import { Row } from '@react-email/row';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { exists, t } from '#i18n/catalogue.server.ts';
import { longDate } from '#i18n/dates.ts';
import { byLanguage, localizedPath } from '#i18n/language.ts';
import type { PickupAddress } from '#modules/shipping/contracts.ts';
import { pageSlugs, paths } from '#pages/paths.ts';
import type { Config } from '#platform/config.ts';
import { bothForms } from '#ui/mail/both-forms.server.ts';
import { type MailContact, MailFrame, mailLook } from '#ui/mail/frame.server.tsx';
import { dueOf } from '../../rules/index.ts';
import type { Order, OrderAddress } from '../order.ts';
import { pageOfOrder } from '../page-of-order.ts';
import { promisesOf } from '../present.ts';
import { OrderPart } from './order-part.tsx';
import { type AcceptedTerms, termsFile } from './terms-file.ts';

const { button, link, small, strong, text, title } = mailLook;

const countryNames = byLanguage((locale) => new Intl.DisplayNames(locale, { type: 'region' }));
const say = (key: string, params?: Record<string, string | number>) =>
  t(`orders.mails.confirmation.${key}`, params);

interface Confirmation {
  order: Order;
  /** Whether the payment is captured at once or at dispatch. */
  captureAt: Config['CAPTURE_AT'];
  origin: string;
  contact: MailContact;
  terms: AcceptedTerms | null;
}

/** The information the law requires in durable form: order, taxes, terms, withdrawal instructions (WDR-07). */
function OrderConfirmation({ order, origin, contact, terms, captureAt }: Confirmation) {
  const { billingAddress, shippingAddress, payment } = order;
  const pickupAddress = order.shipment?.pickupAddress;
  const instructions = payment?.details.instructions;
  return (
    <MailFrame
      preview={say('preview', { number: order.number ?? '' })}
      sender={say('sender')}
      contact={contact}
    >
      <Heading as="h1" style={title}>
        {say('heading')}
      </Heading>
      <Text style={text}>{say('greeting', { firstName: billingAddress?.firstName ?? '' })}</Text>
      <Text style={text}>{say('thanks', { number: order.number ?? '' })}</Text>
      <Text style={strong}>{promise(order)}</Text>
      {typeof instructions === 'string' && <Instructions markdown={instructions} />}
      <OrderPart order={order} origin={origin} taxed />
      <Agreed order={order} captureAt={captureAt} />
      <Section>
        <Row>
          {pickupAddress ? (
            <Relay point={pickupAddress} />
          ) : (
            <Address heading={say('shippingAddress')} address={shippingAddress} />
          )}
          <Address heading={say('billingAddress')} address={billingAddress} />
        </Row>
      </Section>
      {order.number && (
        <Button href={origin + localizedPath(pageOfOrder(order))} style={button}>
          {say('follow')}
        </Button>
      )}
      <Hr style={{ margin: '24px 0' }} />
      <Withdrawal order={order} origin={origin} hasFile={terms !== null} />
    </MailFrame>
  );
}

/** The days of arrival; of a subscription delivery, whose dispatch was announced, the day of dispatch too. */
function promise({ shipment, subscription }: Order): string {
  if (!shipment?.deliverFrom || !shipment.deliverTo) return say('deliveryLater');
  const arrival = arrivalOf(shipment.deliverFrom, shipment.deliverTo);
  if (subscription === null || !shipment.dispatchOn) return arrival;
  return `${say('dispatchOn', { date: longDate(shipment.dispatchOn) })} ${arrival}`;
}

function arrivalOf(deliverFrom: string, deliverTo: string): string {
  const from = longDate(deliverFrom);
  const to = longDate(deliverTo);
  return from === to ? say('deliveryOn', { date: from }) : say('deliveryBetween', { from, to });
}

/** Renders the shop's markdown as the plain paragraphs a mail needs. */
function Instructions({ markdown }: { markdown: string }) {
  const sentences = markdown.replaceAll('**', '').split(/\n+/).filter(Boolean);
  return (
    <Section>
      <Text style={strong}>{say('howToPay')}</Text>
      {sentences.map((sentence) => (
        <Text key={sentence} style={text}>
          {sentence}
        </Text>
      ))}
    </Section>
  );
}

/** The mandate for later charges, with the wording shown when the card was entered (PAY-02). */
function mandate(lines: Order['lines']): string {
  const intervals = new Set(lines.flatMap((line) => line.subscriptionInterval ?? []));
  const rhythms = [...intervals].toSorted((a, b) => a - b).map((days) => t(`orders.${days}.label`));
  return t('payments.mandate.text', { rhythms: rhythms.join(', ').toLowerCase() });
}

/** The payment method, and what the customer commits to with a subscription (WDR-05, WDR-07). */
function Agreed({ order, captureAt }: Pick<Confirmation, 'order' | 'captureAt'>) {
  const { payment, lines, subscription } = order;
  const method = payment && dueOf(order) > 0 && t(`orders.paymentMethods.${payment.methodCode}`);
  const debit = `payments.debit.${captureAt}.${payment?.methodCode}`;
  const isSubscription = lines.some((line) => line.subscriptionInterval !== null);
  return (
    <Section>
      {method && <Text style={text}>{say('paidBy', { method })}</Text>}
      {method && exists(debit) && <Text style={text}>{t(debit)}</Text>}
      {isSubscription && (
        <Text style={text}>
          {say(subscription === null ? 'subscription' : 'laterDelivery')}{' '}
          {t(`payments.debit.${captureAt}.delivery`)}
        </Text>
      )}
      {isSubscription && payment?.methodCode === 'card' && (
        <Text style={text}>{mandate(lines)}</Text>
      )}
      {promisesOf(order).map(({ code, text: promised }) => (
        <Text key={code} style={strong}>
          {promised}
        </Text>
      ))}
    </Section>
  );
}

function Address({ heading, address }: { heading: string; address: OrderAddress | null }) {
  if (!address) return null;
  const { firstName, lastName, company, street, street2, postcode, city, countryCode } = address;
  const name = `${firstName} ${lastName}`;
  const country = countryNames().of(countryCode) ?? null;
  return (
    <Place
      heading={heading}
      lines={[name, company, street, street2, `${postcode} ${city}`, country]}
    />
  );
}

/** The relay point, printed instead of the delivery address. */
function Relay({ point }: { point: PickupAddress }) {
  const { name, street, postcode, city } = point;
  return <Place heading={say('pickupPoint')} lines={[name, street, `${postcode} ${city}`]} />;
}

function Place({ heading, lines }: { heading: string; lines: readonly (string | null)[] }) {
  return (
    <Column style={{ verticalAlign: 'top' }}>
      <Text style={strong}>{heading}</Text>
      <Text style={text}>
        {lines.filter(Boolean).map((line) => (
          <span key={line}>
            {line}
            <br />
          </span>
        ))}
      </Text>
    </Column>
  );
}

interface WithdrawalProps extends Pick<Confirmation, 'order' | 'origin'> {
  /** The terms are attached to the mail. */
  hasFile: boolean;
}

function Withdrawal({ order, origin, hasFile }: WithdrawalProps) {
  const { termsVersion } = order;
  return (
    <>
      <Text style={small}>
        {say(hasFile ? 'termsAttached' : 'terms', { version: termsVersion ?? '' })}{' '}
        <Link href={origin + localizedPath(paths.page(pageSlugs.sales))} style={link}>
          {say('termsLink')}
        </Link>
      </Text>
      <Text style={small}>
        {say('withdrawal')}{' '}
        <Link href={origin + localizedPath(paths.withdraw(order.number ?? ''))} style={link}>
          {say('withdrawalLink')}
        </Link>
      </Text>
      <Text style={small}>{say('guarantee')}</Text>
      <Text style={small}>{say('withdrawalForm')}</Text>
      {['seller', 'wish', 'ordered', 'consumer', 'signature'].map((part) => (
        <Text key={part} style={small}>
          {say(`form.${part}`, { number: order.number ?? '' })}
        </Text>
      ))}
    </>
  );
}

/** The confirmation as HTML and text, with the accepted terms attached. */
export async function orderConfirmationMail(confirmation: Confirmation) {
  const { order, terms, origin } = confirmation;
  const subject = say('subject', { number: order.number ?? '' });
  const mail = <OrderConfirmation {...confirmation} />;
  const attachments = terms ? [termsFile(terms, origin)] : [];
  return { kind: 'order-confirmation', subject, attachments, ...(await bothForms(mail)) };
}
