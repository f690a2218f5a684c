import { Column } from '@react-email/column';
import { Hr } from '@react-email/hr';
import { Img } from '@react-email/img';
import { Row } from '@react-email/row';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { t } from '#i18n/catalogue.server.ts';
import { money } from '#i18n/money.ts';
import { mailLook } from '#ui/mail/frame.server.tsx';
import { creditOf, dueOf, printedLinePrice, printedSums } from '../../rules/index.ts';
import type { Order } from '../order.ts';

const { small, strong, text } = mailLook;
/** Displayed size of a picture in pixels; the file is larger, for high-density screens. */
const SIDE = 64;
const FILE_WIDTH = 180;

const say = (key: string, params?: Record<string, string | number>) =>
  t(`orders.mails.part.${key}`, params);

/** A fact listed below the lines, such as dispatch date or payment method. */
export interface MailFact {
  label: string;
  value: string;
}

interface OrderPartProps {
  /** An order, or the next delivery of a subscription. */
  order: Order;
  /** `https://host` of the site that serves the pictures. */
  origin: string;
  /** Heading of the lines, for mails whose text does not introduce them. */
  title?: string | null;
  facts?: readonly MailFact[];
  /** Also lists the tax by rate. */
  taxed?: boolean;
}

/**
 * The order block of every mail about an order or a delivery: products with pictures, each reduction by name,
 * delivery and total, then the facts.
 */
export function OrderPart({ order, origin, title, facts = [], taxed = false }: OrderPartProps) {
  return (
    <Section style={{ margin: '0 0 16px' }}>
      {title && <Text style={{ ...strong, margin: '8px 0 4px' }}>{title}</Text>}
      {order.lines.map((line) => (
        <Line
          key={`${line.variantCode} ${line.subscriptionInterval}`}
          line={line}
          origin={origin}
        />
      ))}
      {order.pricing.freeProducts.map((gift) => (
        <Amount
          key={gift.variantCode}
          label={say('gift', { quantity: gift.quantity, product: gift.productName })}
          value={say('offered')}
        />
      ))}
      <Sums order={order} taxed={taxed} />
      {facts.length > 0 && <Hr style={{ margin: '8px 0' }} />}
      {facts.map(({ label, value }) => (
        <Amount key={label} label={label} value={value} />
      ))}
    </Section>
  );
}

/** The same block as a function, for modules that write no JSX. */
export const orderPart = (props: OrderPartProps) => <OrderPart {...props} />;

function Line({ line, origin }: { line: Order['lines'][number]; origin: string }) {
  const { pictureHash, productName, variantName, quantity, subscriptionInterval, thisTimeOnly } =
    line;
  return (
    <Row>
      {pictureHash && (
        <Column style={{ width: `${SIDE + 16}px`, verticalAlign: 'top', padding: '6px 0' }}>
          <Img
            src={`${origin}/media/${pictureHash}-${FILE_WIDTH}.webp`}
            alt={say('picture', { product: productName })}
            width={SIDE}
            height={SIDE}
            style={{ borderRadius: '12px', objectFit: 'contain' }}
          />
        </Column>
      )}
      <Column style={{ verticalAlign: 'top' }}>
        <Text style={{ ...text, margin: '6px 0' }}>
          {say('line', { quantity, product: productName, variant: variantName })}
          {subscriptionInterval !== null && (
            <>
              <br />
              <span style={small}>
                {thisTimeOnly ? say('thisTimeOnly') : t(`orders.${subscriptionInterval}.label`)}
              </span>
            </>
          )}
        </Text>
      </Column>
      <Column align="right" style={{ verticalAlign: 'top' }}>
        <Text style={{ ...text, margin: '6px 0', whiteSpace: 'nowrap' }}>
          {money(printedLinePrice(line))}
        </Text>
      </Column>
    </Row>
  );
}

function Sums({ order, taxed }: Pick<OrderPartProps, 'order' | 'taxed'>) {
  const { lines, pricing, shipment } = order;
  const { promotions, itemsTotal, shippingTotal } = pricing;
  const sums = printedSums({ lines, promotions, itemsTotal, shippingTotal });
  return (
    <>
      <Hr style={{ margin: '8px 0' }} />
      <Amount label={say('items')} value={money(sums.subtotal)} />
      {sums.reductions.map(({ code, name, amount }) => (
        <Amount key={code} label={name} value={money(amount)} />
      ))}
      {shipment && (
        <Amount
          label={say('shipping')}
          value={sums.shipping === 0 ? say('shippingOffered') : money(sums.shipping)}
        />
      )}
      <Amount label={say('total')} value={money(pricing.total)} isStrong />
      {creditOf(order) > 0 && (
        <>
          <Amount
            label={say(order.customerId === null ? 'voucher' : 'credit')}
            value={money(-creditOf(order))}
          />
          <Amount label={say('due')} value={money(dueOf(order))} isStrong />
        </>
      )}
      {taxed &&
        pricing.taxes.map(({ rate, vat, net }) => (
          <Amount
            key={rate}
            label={say('tax', { rate: rate / 100, net: money(net) })}
            value={money(vat)}
          />
        ))}
    </>
  );
}

interface AmountProps extends MailFact {
  isStrong?: boolean;
}

function Amount({ label, value, isStrong = false }: AmountProps) {
  const style = { ...(isStrong ? strong : text), margin: '2px 0' };
  return (
    <Row>
      <Column>
        <Text style={style}>{label}</Text>
      </Column>
      <Column align="right">
        <Text style={style}>{value}</Text>
      </Column>
    </Row>
  );
}
