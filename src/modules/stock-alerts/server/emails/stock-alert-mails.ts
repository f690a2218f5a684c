import { t } from '#i18n/catalogue.server.ts';
import { fullDate } from '#i18n/dates.ts';
import { localizedPath } from '#i18n/language.ts';
import { money } from '#i18n/money.ts';
import { mailPaths } from '#pages/mail-paths.ts';
import { paths } from '#pages/paths.ts';
import { renderNotice } from '#ui/mail/notice.server.tsx';
import type { AlertKind } from '../../contracts.ts';

const say = (key: string, params: Record<string, string | number> = {}) =>
  t(`stock-alerts.mails.${key}`, params);
const button = (label: string, url: string) => ({ label, url, hint: say('linkHint') });

/** The awaited format, and the token to end its alert. */
interface Awaited {
  origin: string;
  leaveToken: string;
  productName: string;
  variantName: string;
}

/** URL for the one-click unsubscribe of mail clients (RFC 8058). */
const unsubscribeUrl = ({ origin, leaveToken }: Awaited) =>
  `${origin}/api/v2/shop/stock-alerts/${leaveToken}/one-click`;
const endNote = ({ origin, leaveToken }: Awaited) =>
  say('leave', { url: origin + localizedPath(mailPaths.stockAlertEnd(leaveToken)) });

interface Confirmation extends Awaited {
  awaits: AlertKind;
  /** Its price on that day. */
  cents: number;
  token: string;
  /** Day of the request. */
  today: Temporal.PlainDate;
  /** Days the link is valid. */
  days: number;
}

/** Mail that asks the mailbox to confirm; always the same text, since anybody may enter the address. */
export async function confirmMail({ awaits, cents, token, today, days, ...awaited }: Confirmation) {
  const kind = `confirm.${awaits}`;
  const { productName: name, variantName: format, origin } = awaited;
  const rendered = await renderNotice({
    preview: say(`${kind}.preview`),
    heading: say('confirm.heading'),
    paragraphs: [say(`${kind}.body`, { date: fullDate(today), name, format, price: money(cents) })],
    action: button(
      say('confirm.action'),
      origin + localizedPath(mailPaths.stockAlertConfirmation(token)),
    ),
    notes: [say('confirm.note', { days }), say('confirm.notYou'), endNote(awaited)],
    sender: say('sender'),
  });
  return {
    kind: 'stock-alert-confirm',
    subject: say('confirm.subject', { name }),
    unsubscribeUrl: unsubscribeUrl(awaited),
    ...rendered,
  };
}

interface Return extends Awaited {
  /** Slugs of its product page. */
  slugs: { product: string; variant: string };
  /** Cents, tax included. */
  cents: number;
}

/** Mail that the format is back in stock; it ends the alert. */
export async function backInStockMail({ slugs, cents, ...awaited }: Return) {
  const { productName: name, variantName: format, origin } = awaited;
  const price = money(cents);
  const rendered = await renderNotice({
    preview: say('back.preview', { price }),
    heading: say('back.heading', { name }),
    paragraphs: [say('back.body', { format, price }), say('back.few')],
    action: button(
      say('back.action'),
      origin + localizedPath(paths.product(slugs.product, slugs.variant)),
    ),
    notes: [say('back.gone')],
    sender: say('sender'),
  });
  return { kind: 'stock-alert', subject: say('back.subject', { name, format }), ...rendered };
}

interface Fall extends Return {
  /** Lowest price of the 30 days before the reduction, in cents (PRI-02). */
  before: number;
}

/** Mail that the format is cheaper, with the reference price required by law; it ends the alert. */
export async function priceFellMail({ slugs, cents, before, ...awaited }: Fall) {
  const { productName: name, variantName: format, origin } = awaited;
  const prices = { price: money(cents), before: money(before) };
  const rendered = await renderNotice({
    preview: say('fell.preview', prices),
    heading: say('fell.heading', { name }),
    paragraphs: [say('fell.body', { format, ...prices }), say('fell.reference', prices)],
    action: button(
      say('fell.action'),
      origin + localizedPath(paths.product(slugs.product, slugs.variant)),
    ),
    notes: [say('back.gone')],
    sender: say('sender'),
  });
  return { kind: 'price-alert', subject: say('fell.subject', { name, format }), ...rendered };
}
