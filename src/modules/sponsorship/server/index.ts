export { sponsorshipData } from './personal-data.ts';
