import { t } from '#i18n/catalogue.server.ts';
import { fullDate } from '#i18n/dates.ts';
import { localizedPath } from '#i18n/language.ts';
import { money } from '#i18n/money.ts';
import { defined } from '#kit/defined.ts';
import type { Cents } from '#kit/money.ts';
import { paths } from '#pages/paths.ts';
import { renderNotice } from '#ui/mail/notice.server.tsx';

interface Given {
  amount: Cents;
  reason: string;
  expiresOn: Temporal.PlainDate | null;
  /** Origin of the site the recipient uses. */
  origin: string;
}

/** Mail: the team gave credit; amount, reason, last day. */
export async function creditGivenMail({
  firstName,
  amount,
  reason,
  expiresOn,
  origin,
}: Given & { firstName: string }) {
  const params = {
    firstName,
    amount: money(amount),
    reason,
    date: expiresOn ? fullDate(expiresOn.toString()) : '',
  };
  const say = (key: string) => t(`checkout.mails.creditGiven.${key}`, params);
  const rendered = await renderNotice({
    preview: say('preview'),
    heading: say('heading'),
    paragraphs: defined([
      say('greeting'),
      say('body'),
      say('reason'),
      say(expiresOn ? 'until' : 'always'),
    ]),
    action: {
      label: say('action'),
      url: origin + localizedPath(paths.credit()),
      hint: say('hint'),
    },
    sender: say('sender'),
  });
  return { kind: 'credit-given', subject: say('subject'), ...rendered };
}

/** Mail to the recipient of a voucher, with its code. */
export async function voucherMail({
  code,
  amount,
  reason,
  expiresOn,
  origin,
}: Given & { code: string; expiresOn: Temporal.PlainDate }) {
  const params = {
    code,
    amount: money(amount),
    reason,
    date: fullDate(expiresOn.toString()),
  };
  const say = (key: string) => t(`checkout.mails.voucher.${key}`, params);
  const rendered = await renderNotice({
    preview: say('preview'),
    heading: say('heading'),
    paragraphs: [say('greeting'), say('body'), say('code'), say('reason'), say('until')],
    action: {
      label: say('action'),
      url: origin + localizedPath(paths.credit()),
      hint: say('hint'),
    },
    notes: [say('once')],
    sender: say('sender'),
  });
  return { kind: 'voucher', subject: say('subject'), ...rendered };
}

/** Mail: store credit expires in a month. */
export async function creditEndsMail({
  firstName,
  amount,
  expiresOn,
  origin,
}: Omit<Given, 'reason'> & { firstName: string; expiresOn: Temporal.PlainDate }) {
  const params = { firstName, amount: money(amount), date: fullDate(expiresOn.toString()) };
  const say = (key: string) => t(`checkout.mails.creditEnds.${key}`, params);
  const rendered = await renderNotice({
    preview: say('preview'),
    heading: say('heading'),
    paragraphs: [say('greeting'), say('body')],
    action: {
      label: say('action'),
      url: origin + localizedPath(paths.credit()),
      hint: say('hint'),
    },
    sender: say('sender'),
  });
  return { kind: 'credit-ends', subject: say('subject'), ...rendered };
}

/** Mail: a voucher expires in a month. The code is not repeated: it is in the first mail. */
export async function voucherEndsMail({
  ending,
  amount,
  expiresOn,
  origin,
}: Omit<Given, 'reason'> & { ending: string; expiresOn: Temporal.PlainDate }) {
  const params = { ending, amount: money(amount), date: fullDate(expiresOn.toString()) };
  const say = (key: string) => t(`checkout.mails.voucherEnds.${key}`, params);
  const rendered = await renderNotice({
    preview: say('preview'),
    heading: say('heading'),
    paragraphs: [say('greeting'), say('body'), say('code')],
    action: {
      label: say('action'),
      url: origin + localizedPath(paths.credit()),
      hint: say('hint'),
    },
    sender: say('sender'),
  });
  return { kind: 'voucher-ends', subject: say('subject'), ...rendered };
}
