export {
  type Comparison,
  type Condition,
  facetCondition,
  filterCondition,
  numericCondition,
  UnreadableFilter,
} from './condition.ts';
export { highlight } from './highlight.ts';
