export { menuError } from './menu-error.ts';
export { type MenuReason, MenuReasons, reasonText } from './menu-reasons.tsx';
export { RationAdvice } from './ration-advice.tsx';
export { RationFacts } from './ration-facts.tsx';
export { RationHelper } from './ration-helper.tsx';
export { NothingToPropose, VetAdvice } from './vet-advice.tsx';
export { unitsText, WeekBowls, WeekStrip } from './week-strip.tsx';
export { WeightField } from './weight-field.tsx';
