import type { Work } from '#schema.ts';
import type { AddressFields, Order, OrderAddress } from './order.ts';

const rowOf = (address: AddressFields) => ({
  first_name: address.firstName,
  last_name: address.lastName,
  company: address.company,
  street: address.street,
  street2: address.street2,
  postcode: address.postcode,
  city: address.city,
  country_code: address.countryCode,
  province_code: address.provinceCode,
  province_name: address.provinceName,
  phone_number: address.phoneNumber,
  phone_number2: address.phoneNumber2,
  delivery_instructions: address.deliveryInstructions,
});

type Addresses = Pick<Order, 'billingAddress' | 'shippingAddress'>;

/** Writes the addresses that changed. */
export async function saveAddresses(
  work: Pick<Work, 'tx'>,
  order: Order,
  before: Order,
): Promise<Addresses> {
  const save = async (
    kind: 'billing' | 'shipping',
    address: OrderAddress | null,
    known: OrderAddress | null,
  ) => {
    if (!address || address === known) return address;
    const row = rowOf(address);
    const { id } = await work.tx
      .insertInto('order_addresses')
      .values({ ...row, kind, order_id: order.id })
      .onConflict((conflict) => conflict.columns(['order_id', 'kind']).doUpdateSet(row))
      .returning('id')
      .executeTakeFirstOrThrow();
    return { ...address, id };
  };
  return {
    billingAddress: await save('billing', order.billingAddress, before.billingAddress),
    shippingAddress: await save('shipping', order.shippingAddress, before.shippingAddress),
  };
}
