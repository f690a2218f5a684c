import { createPool } from '#platform/database.ts';
import { hashOf, newToken } from '#platform/secrets.ts';

/** The subscription of the demonstration whose next delivery has links. */
export const REMINDED = 'AB-00001';

/**
 * Creates the links of a delivery's reminder and returns their paths, without waiting for the
 * reminder's day.
 */
export async function writeLinks(
  url: string,
): Promise<Record<'postpone' | 'skip' | 'ship_now' | 'left', string>> {
  const pool = createPool(url, 1);
  const write = async (action: string) => {
    const token = newToken();
    await pool.query(
      `insert into delivery_links (token_hash, cycle_id, action, shipping_date, created_at)
       select $1, c.id, $2, c.shipping_date, now() from subscription_cycles c
       join subscriptions s on s.id = c.subscription_id
       where s.code = $3 and c.closed_at is null`,
      [hashOf(token), action, REMINDED],
    );
    return `/ma-livraison/${token}/`;
  };
  const links = {
    postpone: await write('postpone'),
    skip: await write('skip'),
    ship_now: await write('ship_now'),
    left: await write('left'),
  };
  await pool.end();
  return links;
}
