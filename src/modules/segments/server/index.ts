export { findSegmentsOf } from './find-segments-of.ts';
export { isMember } from './members.ts';
export { findRules } from './segments.ts';
