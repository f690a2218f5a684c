import { exists, t } from '#i18n/catalogue.server.ts';
import type { MailContact } from '#ui/mail/frame.server.tsx';
import type { LifeMail } from '../rules/index.ts';
import { lifeNotice } from './emails/life-notice.ts';

/**
 * Renders a subscription mail from its real template, with invented data, for the preview in the office; null for an
 * event without a mail.
 */
export async function drawLifeMail(
  mail: LifeMail,
  { contact, today }: { contact: MailContact; today: Temporal.PlainDate },
): Promise<{ subject: string; text: string } | null> {
  const shippingDate = today.add({ days: 12 }).toString();
  return lifeNotice(
    { to: '', firstName: 'Camille', origin: contact.origin, contact },
    exampleOf(shippingDate),
    {
      kind: mail,
      details: {
        products: 'Poulet et orge, 3\u00a0kg',
        quantity: 2,
        from: exampleTerms(mail)[0],
        to: exampleTerms(mail)[1],
        due: today.add({ days: 1 }).toString(),
        closed: 'Tabac du Port',
        // Set for mails that mention a date, such as the end of a pause.
        until: exists(`renewals.mails.life.${mail}.until`)
          ? today.add({ days: 40 }).toString()
          : null,
      },
    },
    null,
  );
}

const exampleTerms = (mail: LifeMail) =>
  mail === 'frequency_changed'
    ? [t('orders.31.label'), t('orders.42.label')]
    : ['Livraison à domicile', 'Express'];

/** Example data of the subscription. */
export const exampleOf = (shippingDate: string) => ({
  code: 'AB-000042',
  status: 'active' as const,
  stopReason: null,
  cycle: { shippingDate },
  items: [
    {
      id: 0,
      variantCode: '',
      quantity: 2,
      animals: [],
      planB: null,
      known: {
        variantCode: '',
        productSku: '',
        productSlug: '',
        productName: 'Poulet et orge, chien adulte',
        variantName: '3\u00a0kg',
        variantSlug: '',
        pictureHash: null,
        taxCategory: 'pet_food' as const,
        netGrams: 3000,
        grossGrams: 3100,
        unitPrice: 2490,
        originalUnitPrice: 2490,
      },
    },
  ],
});
