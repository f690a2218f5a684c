import { t } from '#i18n/catalogue.server.ts';
import { fullDate } from '#i18n/dates.ts';
import { localizedPath } from '#i18n/language.ts';
import { money } from '#i18n/money.ts';
import { defined } from '#kit/defined.ts';
import type { ComparedFood } from '#modules/catalog/server/index.ts';
import { mailPaths } from '#pages/mail-paths.ts';
import { paths } from '#pages/paths.ts';
import type { MailContact } from '#ui/mail/frame.server.tsx';
import { type Notice, renderNotice } from '#ui/mail/notice.server.tsx';
import type { TouchedLine } from '../find-impact.ts';
import type { PlannedChange } from '../queries.ts';

interface Recipient {
  to: string;
  firstName: string;
  /** `https://host`. */
  origin: string;
  contact: MailContact;
}

interface Announcing {
  change: PlannedChange;
  lines: readonly TouchedLine[];
  /** Token of the link. */
  token: string;
  replacement: ComparedFood | null;
  /** Civil date from which it applies to a customer notified today. */
  appliesOn: string;
}

const say = (key: string, params?: Record<string, string | number>) =>
  t(`planned-changes.mails.${key}`, params);

/** Mail about a change: what changes, from which day, the new cost, and the possible answers. */
export function announcementMail(to: Recipient, announcing: Announcing) {
  const { change, lines, token, replacement, appliesOn } = announcing;
  const date = fullDate(appliesOn);
  const about = wordsOf(change, lines);
  const codes = [...new Set(lines.map(({ code }) => code))].join(', ');
  return write(to, {
    kind: 'planned-change',
    subject: say(`${about}.subject`, { date }),
    heading: say(`${about}.heading`),
    paragraphs: defined([
      say(`${about}.body`, { date }),
      change.reason,
      ...lines.map((line) => lineOf(line, replacement)),
      replacement ? say(change.concerns.length > 0 ? 'consent' : 'silence') : undefined,
      say(`${about}.rights`, { date }),
    ]),
    action: {
      label: say(`${about}.action`),
      url: to.origin + localizedPath(mailPaths.announcedChange(token)),
      hint: say('linkHint'),
    },
    notes: [
      say('subscriptions', { codes }),
      say('terminate', { url: to.origin + localizedPath(paths.terminate()) }),
    ],
  });
}

/** Mail that an announced change will not happen. */
export const stoppedMail = (to: Recipient, change: PlannedChange, codes: readonly string[]) =>
  write(to, {
    kind: 'planned-change-stopped',
    subject: say('stopped.subject'),
    heading: say('stopped.heading'),
    paragraphs: [say(`stopped.${change.kind}`, { date: fullDate(change.appliesOn) })],
    notes: [say('subscriptions', { codes: codes.join(', ') })],
  });

function wordsOf({ kind }: PlannedChange, lines: readonly TouchedLine[]) {
  if (kind === 'replacement') return 'replacement';
  return lines.some(({ before, after }) => after > before) ? 'rise' : 'fall';
}

function lineOf(line: TouchedLine, replacement: ComparedFood | null): string {
  const { quantity, productName, variantName, before, after } = line;
  const amounts = { before: money(before), after: money(after) };
  const named = { quantity, product: productName, variant: variantName, ...amounts };
  return replacement
    ? say('swapLine', {
        ...named,
        newProduct: replacement.productName,
        newVariant: replacement.variantName,
      })
    : say('priceLine', named);
}

type MailContent = Pick<Notice, 'heading' | 'paragraphs' | 'action' | 'notes'> & {
  kind: string;
  subject: string;
};

async function write(
  { to, firstName, contact }: Recipient,
  { kind, subject, ...content }: MailContent,
) {
  const rendered = await renderNotice({
    ...content,
    preview: content.paragraphs[0] ?? content.heading,
    paragraphs: [say('greeting', { firstName }), ...content.paragraphs],
    sender: say('sender'),
    contact,
  });
  return { kind, to, subject, ...rendered };
}
