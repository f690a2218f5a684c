import { PEEKING_SIZE, type Peeking as PeekingName, peekingPath } from '../rules/index.ts';

export type { PeekingName };

/** The animal beside a heading: decoration, and nothing moves when it comes. */
export function Peeking({ name }: { name: PeekingName }) {
  return <img src={peekingPath(name)} alt="" {...PEEKING_SIZE} className="block h-auto w-full" />;
}
