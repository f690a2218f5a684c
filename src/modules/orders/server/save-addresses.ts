import type { AddressFields, Order, OrderAddress } from './order.ts';
import { inserting, type RowsWrite, taking, type Written } from './write-together.ts';

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
export function addressesWrite(order: Order, before: Order): RowsWrite[] {
  const changed = (kind: string, address: OrderAddress | null, existing: OrderAddress | null) =>
    !address || address === existing ? [] : [{ ...rowOf(address), kind }];
  const rows = [
    ...changed('billing', order.billingAddress, before.billingAddress),
    ...changed('shipping', order.shippingAddress, before.shippingAddress),
  ];
  if (!rows[0]) return [];
  const text = `${inserting('order_addresses', rows[0])}
    on conflict (order_id, kind) do update set ${taking(rows[0], 'excluded')} returning id, kind`;
  return [{ name: 'addresses', table: 'order_addresses', text, rows }];
}

/** The addresses with the ids generated for new ones. */
export function withAddressIds(order: Order, written: Written = []): Addresses {
  const identified = (kind: string, address: OrderAddress | null) => {
    const row = written.find((one) => one.kind === kind);
    return address && row ? { ...address, id: row.id as number } : address;
  };
  return {
    billingAddress: identified('billing', order.billingAddress),
    shippingAddress: identified('shipping', order.shippingAddress),
  };
}
