import { toCivilDate } from '#kit/dates.ts';
import { DEFAULTS } from '#kit/sites.ts';
import { channelOrigin, findChannel } from '#modules/channels/server/index.ts';
import { mailPaths } from '#pages/mail-paths.ts';
import { queueMail } from '#platform/mail.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from '#registry/schema.ts';
import { failedRenewalsMail } from '../emails/failed-renewals.ts';
import { countFailedOn } from '../find-outlook.ts';

/**
 * Mails the team when at least `RENEWAL_ALERT_COUNT` deliveries of a day were refused and are unpaid: number, total
 * and a link to the list. Once a day, however many workers run it, since the day is in the mail's key.
 */
export async function tellFailedRenewals(appContext: AppContext): Promise<void> {
  const { db, clock, config } = appContext;
  const channel = await findChannel(db, DEFAULTS.site);
  if (!channel) return;
  const url = channelOrigin(channel, config) + mailPaths.officeRenewals();
  const today = clock.today();
  // Refusals in the last minutes of a day are reported after midnight.
  const yesterday = toCivilDate(clock.now().subtract({ hours: 1 }));
  for (const day of yesterday.equals(today) ? [today] : [yesterday, today]) {
    const failed = await countFailedOn(db, day);
    if (failed.deliveries < config.RENEWAL_ALERT_COUNT) continue;
    const mail = await failedRenewalsMail({ ...failed, day: day.toString(), url });
    const key = `failed-renewals:${day}`;
    await transact(appContext, (work) =>
      queueMail(work, { key, to: config.SUPPORT_EMAIL, ...mail }),
    );
  }
}
