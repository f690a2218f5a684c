export {
  type Comparison,
  type Condition,
  facetCondition,
  filterCondition,
  numericCondition,
  UnreadableFilter,
} from './condition.ts';
export { highlight } from './highlight.ts';
export { joinMeasures } from './join-measures.ts';
export {
  expressionsOf,
  type ReadQuery,
  readWishes,
  type Synonym,
  splitQuery,
  type Wish,
  wordsOf,
} from './read-query.ts';
