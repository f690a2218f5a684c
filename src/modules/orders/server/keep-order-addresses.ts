import { isSamePlace } from '#kit/same-place.ts';
import { keepAddresses } from '#modules/customers/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { AddressFields, Order } from './order.ts';
import { findOrderById } from './queries.ts';

/** Keeps the addresses of a customer's first order for their next one: where it goes comes first. */
export async function keepOrderAddresses(work: UnitOfWork, { orderId }: { orderId: number }) {
  const order = await findOrderById(work.tx, orderId);
  if (!order?.customerId || !(await isFirst(work, order))) return;
  const { billingAddress: billed, shippingAddress: sent } = order;
  const places = isSamePlace(billed, sent) ? [sent] : [sent, billed];
  await keepAddresses(work, order.customerId, places.filter((one) => one !== null).map(fieldsOf));
}

async function isFirst({ tx }: UnitOfWork, { id, customerId, placedAt }: Order): Promise<boolean> {
  const earlier = await tx
    .selectFrom('orders')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('placed_at', '<=', placedAt)
    .where('id', '<>', id)
    .limit(1)
    .executeTakeFirst();
  return earlier === undefined;
}

function fieldsOf(address: AddressFields): AddressFields {
  const { firstName, lastName, company, street, street2, postcode, city } = address;
  const { countryCode, provinceCode, provinceName, phoneNumber, phoneNumber2 } = address;
  const { deliveryInstructions } = address;
  return {
    firstName,
    lastName,
    company,
    street,
    street2,
    postcode,
    city,
    countryCode,
    provinceCode,
    provinceName,
    phoneNumber,
    phoneNumber2,
    deliveryInstructions,
  };
}
