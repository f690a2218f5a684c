export {
  type Description,
  EVERY_FACT,
  type Fact,
  factsOf,
  type Range,
  type Rules,
  type Span,
  SUBJECTS,
  type Subject,
  type Wanted,
} from './facts.ts';
