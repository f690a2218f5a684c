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
  codesOf,
  expressionsOf,
  type ReadQuery,
  readWishes,
  type Synonym,
  splitQuery,
  type Wish,
  wordsOf,
} from './read-query.ts';
export {
  OTHER_TONGUES,
  type StoredIndex,
  type SynonymTerms,
  type Tongue,
  tongueOf,
} from './tongue.ts';
