export { INVITE_WITHIN_DAYS, toInvite } from './invitation.ts';
export { REVIEW_MAIL_TEXTS, type ReviewMail } from './mail-texts.ts';
export { REFUSAL_REASONS, type RefusalReason } from './refusal-reasons.ts';
export { type ReviewStage, stageOf } from './stage.ts';
export { type RatingSummary, summaryOf } from './summary.ts';
