export { type FoundKind, KINDS, kindsFor } from './kinds.ts';
export { type Ranked, rankOf } from './rank-found.ts';
export {
  foldText,
  readSearch,
  type SearchStep,
  stepsOf,
  type TeamQuery,
} from './read-search.ts';
