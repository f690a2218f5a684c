import { setTimeout as wait } from 'node:timers/promises';
import { fellShort } from '../goals.ts';
import { type Shop, untilIdle } from './mornings.ts';
import { Worker } from './worker.ts';

const EVERY_MS = 3000;

interface Killing {
  settings: Record<string, string>;
  kills: number;
  /** Deliveries that become due at once. */
  due: number;
}

/**
 * A morning with two workers, one of which is killed every few seconds until `kills` is reached. Every
 * delivery then has exactly one order, one charge and one confirmation.
 */
export async function playKills(shop: Shop, { settings, kills, due }: Killing): Promise<void> {
  const { client, boss } = shop;
  const { rows: today } = await client.query(
    `select ((now() + value::interval) at time zone 'Europe/Paris')::date as day
     from settings where name = 'clock-offset'`,
  );
  const workers = [await Worker.start(settings), await Worker.start(settings)];
  try {
    let killed = 0;
    let delivered = 0;
    while (killed < kills) {
      const { rows: cycles } = await client.query(
        `update subscription_cycles c set planned_date = $1, shipping_date = $1
         where id in (select c.id from subscription_cycles c join subscriptions s on s.id = c.subscription_id
           where c.closed_at is null and c.state = 'draft' and s.status = 'active' and c.shipping_date > $1
           order by c.id limit $2)
         returning c.id`,
        [today[0].day, due],
      );
      delivered += cycles.length;
      await boss.send('renew-subscriptions', {});
      let isOver = false;
      const over = untilIdle(client).then(() => {
        isOver = true;
      });
      while (!isOver && killed < kills) {
        await Promise.race([wait(EVERY_MS), over]);
        if (isOver) break;
        await workers[killed % workers.length]?.killAndRestart();
        killed += 1;
      }
      await over;
    }
    const wrong = await compare(shop);
    console.log(
      `  ${killed} kills on the way of ${delivered} deliveries: ${wrong} without exactly one order, charge and mail`,
    );
    if (wrong > 0) fellShort(`${wrong} deliveries without exactly one order, charge and mail`);
  } finally {
    await Promise.all(workers.map((worker) => worker.stop()));
  }
}

/** Paid deliveries whose order, charge or confirmation is missing or double, and deliveries under way. */
async function compare({ client }: Shop): Promise<number> {
  const { rows } = await client.query(
    `select count(*)::integer as wrong from renewals r join orders o on o.id = r.order_id
     where r.state in ('queued', 'charging') or r.state = 'paid' and (
       (select count(*) from payment_attempts a where a.order_token = o.token and a.state = 'captured') <> 1
       or (select count(*) from mails m where m.key = 'order-confirmation:' || o.id and m.sent_at is not null) <> 1)`,
  );
  return rows[0].wrong;
}
