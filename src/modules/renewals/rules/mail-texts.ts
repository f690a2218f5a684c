/** Mails that say what happened to a subscription, of which the team may write texts of its own (O-16). */
export const LIFE_MAILS = [
  'started',
  'paused',
  'resumed',
  'ship_now',
  'swapped_for_you',
  'skipped',
  'not_now',
  'put_off',
  'left_out',
  'replaced',
  'rerouted',
  'waiting',
  'failed',
  'cancelled',
  'suspended',
  'held',
  'stopped',
] as const;
export type LifeMail = (typeof LIFE_MAILS)[number];

export const MAIL_PARTS = ['subject', 'heading', 'body', 'more'] as const;
export type MailPart = (typeof MAIL_PARTS)[number];

/** Closings that say what the law wants said: they change with a release. */
const OF_THE_LAW: readonly LifeMail[] = ['started', 'stopped'];

/** Letters a part may have. */
export const LONGEST_PART: Readonly<Record<MailPart, number>> = {
  subject: 90,
  heading: 90,
  body: 600,
  more: 600,
};

export const textKey = (mail: LifeMail, part: MailPart): string =>
  `renewals.mails.life.${mail}.${part}`;

export const isOfTheLaw = (mail: LifeMail, part: MailPart): boolean =>
  part === 'more' && OF_THE_LAW.includes(mail);

export type TextProblem =
  | { code: 'mail_text.unknown_placeholder' | 'mail_text.missing_placeholder'; name: string }
  | { code: 'mail_text.braces' };

const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g;

/** Names a text leaves a place for: `{{date}}`. */
export const placeholdersOf = (text: string): string[] => [
  ...new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name)),
];

/** What is wrong with a text that is to stand for `ours`: it says all that ours says, and nothing the mail does not know. */
export function textProblem(text: string, ours: string): TextProblem | null {
  const [wanted, given] = [placeholdersOf(ours), placeholdersOf(text)];
  const unknown = given.find((name) => !wanted.includes(name));
  if (unknown) return { code: 'mail_text.unknown_placeholder', name: unknown };
  const missing = wanted.find((name) => !given.includes(name));
  if (missing) return { code: 'mail_text.missing_placeholder', name: missing };
  return /[{}]/.test(text.replace(PLACEHOLDER, '')) ? { code: 'mail_text.braces' } : null;
}

/** As French is printed: no line begins with what closes or asks. */
export const printedText = (text: string, language: string): string =>
  language === 'fr' ? text.replaceAll(/ ([:;?!»])/g, '\u00a0$1').replaceAll('« ', '«\u00a0') : text;
