import { exists, type OwnTexts, ourText, ownText, withTexts } from '#i18n/catalogue.server.ts';
import { languageNamed, within } from '#i18n/spoken.server.ts';
import { DEFAULTS } from '#kit/sites.ts';
import { channelOrigin, findChannel, mailContact } from '#modules/channels/server/index.ts';
import type { AppContext } from '#registry/schema.ts';
import { isOfTheLaw, type LifeMail, MAIL_PARTS, type MailPart, textKey } from '../rules/index.ts';
import { lifeNotice } from './emails/life-notice.ts';

const inLanguage = <T>(code: string, run: () => T): T =>
  within(code === 'fr' ? undefined : languageNamed(code), run);

export interface PartOfMail {
  part: MailPart;
  /** As the house says it, with its placeholders. */
  ours: string;
  /** As it is said now. */
  text: string;
}

/** The parts of a mail the team may write, in a language. */
export const partsOfMail = (mail: LifeMail, code: string): PartOfMail[] =>
  inLanguage(code, () =>
    MAIL_PARTS.filter((part) => exists(textKey(mail, part)) && !isOfTheLaw(mail, part)).map(
      (part) => {
        const key = textKey(mail, part);
        const ours = ourText(key);
        return { part, ours, text: ownText(key) ?? ours };
      },
    ),
  );

/**
 * A mail as its writer writes it, to an invented customer of an invented subscription, with `texts` in place of those that hold.
 * Null when the shop has no site.
 */
export async function drawLifeMail(
  { db, config, clock }: AppContext,
  mail: LifeMail,
  code: string,
  texts: OwnTexts,
): Promise<{ subject: string; text: string } | null> {
  const channel = await findChannel(db, DEFAULTS.site);
  if (!channel) return null;
  const origin = channelOrigin(channel, config);
  const today = clock.today();
  const shippingDate = today.add({ days: 12 }).toString();
  const drawn = await inLanguage(code, () =>
    withTexts(texts, () =>
      lifeNotice(
        { to: '', firstName: 'Camille', origin, contact: mailContact(origin, config) },
        exampleOf(shippingDate),
        {
          kind: mail,
          details: {
            products: 'Poulet et orge, 3\u00a0kg',
            quantity: 2,
            closed: 'Tabac du Port',
            // A pause may have an end, and waiting a last day.
            until: exists(`renewals.mails.life.${mail}.until`)
              ? today.add({ days: 40 }).toString()
              : null,
          },
        },
        null,
      ),
    ),
  );
  return drawn && { subject: drawn.subject, text: drawn.text };
}

/** What a mail about it reads of a subscription. */
const exampleOf = (shippingDate: string) => ({
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
