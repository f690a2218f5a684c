import { PEEKING_SIZE, type Peeking as PeekingName, peekingPath } from '../rules/index.ts';

export type { PeekingName };

/** Decorative animal beside a heading, without layout shift. */
export function Peeking({ name }: { name: PeekingName }) {
  return <img src={peekingPath(name)} alt="" {...PEEKING_SIZE} className="block h-auto w-full" />;
}
