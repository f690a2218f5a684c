import { t } from '#i18n/catalogue.server.ts';
import { localizedPath } from '#i18n/language.ts';
import { money } from '#i18n/money.ts';
import { defined } from '#kit/defined.ts';
import { paths } from '#pages/paths.ts';
import { renderNotice } from '#ui/mail/notice.server.tsx';

interface Invitation {
  sponsor: { firstName: string; lastName: string };
  /** The sponsor's message, checked to contain no links. */
  message: string | null;
  code: string;
  origin: string;
  /** Cents. */
  benefit: number;
  benefitMinimum: number;
}

/** PRV-06: a single mail, which says who requested it and that the address is not stored. */
export async function invitationMail(invitation: Invitation) {
  const { sponsor, message, code, origin } = invitation;
  const params = {
    firstName: sponsor.firstName,
    name: `${sponsor.firstName} ${sponsor.lastName}`,
    code,
    benefit: money(invitation.benefit),
    minimum: money(invitation.benefitMinimum),
  };
  const say = (key: string) => t(`sponsorship.mails.${key}`, { ...params, message: message ?? '' });
  const rendered = await renderNotice({
    preview: say('invitation.preview'),
    heading: say('invitation.heading'),
    paragraphs: defined([
      say('invitation.body'),
      message ? say('invitation.message') : undefined,
      say('invitation.code'),
      say('invitation.codeText'),
    ]),
    action: {
      label: say('invitation.action'),
      url: origin + localizedPath(paths.sponsorLink(code)),
      hint: say('linkHint'),
    },
    notes: [say('invitation.note')],
    sender: say('sender'),
  });
  return { kind: 'sponsorship', subject: say('invitation.subject'), ...rendered };
}

interface Reward {
  firstName: string;
  origin: string;
  code: string;
  /** Cents. */
  amount: number | null;
  minimum: number;
}

/** The mail with the sponsor's reward; it reveals neither the friend's purchase nor their identity. */
export async function rewardMail({ firstName, origin, code, amount, minimum }: Reward) {
  const params = { firstName, code, amount: money(amount), minimum: money(minimum) };
  const say = (key: string) => t(`sponsorship.mails.${key}`, params);
  const rendered = await renderNotice({
    preview: say('reward.preview'),
    heading: say('reward.heading'),
    paragraphs: [say('reward.body'), say('reward.code'), say('reward.codeText')],
    action: {
      label: say('reward.action'),
      url: origin + localizedPath(paths.sponsorships()),
      hint: say('linkHint'),
    },
    sender: say('sender'),
  });
  return { kind: 'sponsorship-reward', subject: say('reward.subject'), ...rendered };
}
