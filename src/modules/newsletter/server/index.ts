export { type BroughtConsent, bringConsents, takeBackConsents } from './bring-consent.ts';
export { newsletterData } from './personal-data.ts';
