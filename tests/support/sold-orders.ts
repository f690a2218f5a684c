import { orderCommand } from '../../src/team/order-command.ts';
import { orderCalls } from './order-calls.ts';
import { jobRunner } from './run-jobs.ts';
import type { TestShop } from './shop.ts';
import { lyon } from './stocked-shop.ts';

/** Delivery address of the Belgian site. */
export const BELGIUM = { countryCode: 'BE', postcode: '1000', city: 'Bruxelles' };

/** Orders by guests, paid by transfer and sent, for tests of reports. */
export function soldOrders(shop: TestShop) {
  const sites = { FR: orderCalls(shop), BE: orderCalls(shop, 'BE_WEB') };
  const { run } = jobRunner(shop);
  const order = (...given: string[]) => orderCommand(shop.appContext, given);

  /** A paid, unsent order; returns its number. `place` overrides the address in Lyon. */
  async function paid(place: object, ...items: [string, number][]): Promise<string> {
    const { filled, address, ship, pay, complete } = place === BELGIUM ? sites.BE : sites.FR;
    const cart = await filled(...items);
    await address(cart.tokenValue, { ...lyon, ...place });
    await ship(cart);
    await pay(cart, 'bank_transfer');
    const { number } = (await complete(cart.tokenValue)).body;
    await order(number, 'paid', `VIR-${number}`);
    return number;
  }

  /** A paid and sent order with its jobs run; returns its number. */
  async function sold(place: object, ...items: [string, number][]): Promise<string> {
    const number = await paid(place, ...items);
    await order(number, 'ship', `COLIS-${number}`, '--last');
    await run();
    return number;
  }

  const query = async (text: string) => (await shop.database.pool.query(text)).rows;
  return { order, paid, sold, query };
}
