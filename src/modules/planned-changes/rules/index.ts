export { ANSWERS, type Answer, answersTo, STANDINGS, type Standing } from './answers.ts';
export { appliesTo, leastNotice, NOTICE } from './notice.ts';
export { CONCERNS, type Concern, concernsOf, replacementRefusal } from './replacement.ts';
