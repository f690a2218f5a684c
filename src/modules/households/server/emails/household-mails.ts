import { t } from '#i18n/catalogue.server.ts';
import { longDate } from '#i18n/dates.ts';
import { localizedPath } from '#i18n/language.ts';
import { householdPaths } from '#pages/household-paths.ts';
import { renderNotice } from '#ui/mail/notice.server.tsx';

const say = (key: string, params: Record<string, string | number> = {}) =>
  t(`households.mails.${key}`, params);
const button = (label: string, url: string) => ({ label, url, hint: say('linkHint') });

interface Invitation {
  origin: string;
  /** First and last name. */
  ownerName: string;
  token: string;
  /** A civil date. */
  lastDay: string;
}

/** Asks whoever reads the mailbox: what they would see and may do, and that nothing happens if they do nothing. */
export async function invitationMail({ origin, ownerName: name, token, lastDay }: Invitation) {
  const rendered = await renderNotice({
    preview: say('invitation.preview', { name }),
    heading: say('invitation.heading', { name }),
    paragraphs: [say('invitation.body', { name }), say('invitation.may'), say('invitation.mayNot')],
    action: button(
      say('invitation.action'),
      origin + localizedPath(householdPaths.invitation(token)),
    ),
    notes: [say('invitation.note', { day: longDate(lastDay) }), say('invitation.nothing')],
    sender: say('sender'),
  });
  return {
    kind: 'household-invitation',
    subject: say('invitation.subject', { name }),
    ...rendered,
  };
}

interface Addressed {
  origin: string;
  /** Of who is written to. */
  firstName: string;
  /** First and last name. */
  otherName: string;
}

/** Tells the owner who shares their subscriptions from now on, and how to end it. */
export async function joinedMail({
  origin,
  firstName,
  otherName: name,
  otherEmail: email,
}: Addressed & { otherEmail: string }) {
  const rendered = await renderNotice({
    preview: say('joined.body', { name, email }),
    heading: say('joined.heading', { name }),
    paragraphs: [
      say('greeting', { firstName }),
      say('joined.body', { name, email }),
      say('joined.written'),
    ],
    action: button(say('see'), origin + localizedPath(householdPaths.household())),
    notes: [say('joined.note')],
    sender: say('sender'),
  });
  return { kind: 'household-joined', subject: say('joined.subject', { name }), ...rendered };
}

/** Tells one side that the other ended it. */
export async function endedMail({
  origin,
  firstName,
  otherName: name,
  isByOwner,
}: Addressed & { isByOwner: boolean }) {
  const which = isByOwner ? 'byOwner' : 'byMember';
  const rendered = await renderNotice({
    preview: say(`ended.${which}`, { name }),
    heading: say('ended.heading'),
    paragraphs: [say('greeting', { firstName }), say(`ended.${which}`, { name })],
    action: button(say('see'), origin + localizedPath(householdPaths.household())),
    notes: [say('ended.note')],
    sender: say('sender'),
  });
  return { kind: 'household-ended', subject: say('ended.subject'), ...rendered };
}
