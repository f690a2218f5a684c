export {
  EDITABLE_MAILS,
  type EditableMail,
  isMailOf,
  LONGEST_PART,
  MAIL_PARTS,
  MAIL_THEMES,
  MAILS,
  type MailPart,
  mailNamed,
} from './mail-texts.ts';
export {
  frozenNumber,
  printedText,
  type TextProblem,
  textProblem,
} from './written-text.ts';
