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
  /** Civil date. */
  lastDay: string;
}

/** Invitation mail: what the recipient could see and do, and that ignoring it has no effect. */
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
  /** First name of the recipient. */
  firstName: string;
  /** First and last name. */
  otherName: string;
}

/** Notifies the owner of a new member, and how to remove them. */
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

/** Notifies one side that the other ended the sharing. */
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
