import type { JobDefinition } from '#platform/jobs.ts';
import { queueMail } from '#platform/mail.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from '#registry/schema.ts';
import { drawPurchase } from './draw-purchase.ts';
import { purchaseMail } from './emails/purchase-mail.ts';
import { getPurchase } from './find-purchases.ts';

/** Mails an order to its supplier, once; without an address, the team delivers it otherwise. */
export const sendPurchaseJob: JobDefinition<AppContext, { purchaseId: number }> = {
  name: 'send-purchase-order',
  run: async (appContext, { purchaseId }) => {
    const { db, clock, config } = appContext;
    const purchase = await getPurchase(db, purchaseId, clock.today());
    if (purchase.email === '' || purchase.sentAt === null) return;
    const drawn = await drawPurchase(purchase, config, new Date(clock.now().epochMilliseconds));
    const mail = await purchaseMail(purchase, drawn, config.SUPPORT_EMAIL);
    await transact(appContext, (work) =>
      queueMail(work, { key: `purchase-order:${purchaseId}`, to: purchase.email, ...mail }),
    );
  },
};
