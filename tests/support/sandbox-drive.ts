import { createHmac } from 'node:crypto';
import { expect } from 'vitest';
import { cardProviderKeys, cardProviderStandin } from '#standins/card-provider/index.ts';
import type { DrivenCharge, ProviderDrive } from './payment-drive.ts';
import type { TestShop } from './shop.ts';

/** The built-in provider; its webhooks are jobs. */
export function sandboxDrive({ appContext, database }: TestShop): ProviderDrive {
  const visit = (path: string, form?: Record<string, string>) => {
    const init = form ? { method: 'POST', body: new URLSearchParams(form) } : {};
    return cardProviderStandin(appContext).fetch(new Request(`http://localhost${path}`, init));
  };
  return {
    name: 'sandbox',
    opening: {
      clientSecret: expect.stringMatching(/^cs_/),
      publicKey: expect.any(String),
      frameUrl: expect.stringMatching(/^\/prestataire-paiement\/champs\?secret=cs_/),
      scriptUrl: null,
    },
    eventTypes: { held: 'charge.authorized', taken: 'charge.captured' },
    async enterCard({ responseData }, number) {
      await visit(responseData.frameUrl ?? '', { number, expiry: '08/29', cvc: '123' });
      return null;
    },
    lookAtBank: async (url) => (await visit(url)).text(),
    answerBank: async (url, answer) => visit(url, { answer }),
    async charges() {
      const rows = database.pool.query<DrivenCharge>(
        'select state, amount, refunded from standin_charges order by created_at, reference',
      );
      return (await rows).rows;
    },
    signed(event, at) {
      const body = JSON.stringify(event);
      const t = Math.floor(at);
      const { webhookSecret } = cardProviderKeys(appContext.config);
      const v1 = createHmac('sha256', webhookSecret).update(`${t}.${body}`).digest('hex');
      return { body, headers: { 'payment-signature': `t=${t},v1=${v1}` } };
    },
    deliver: async () => 0,
    lose: () => undefined,
  };
}
