import type { ReactNode } from 'react';

interface FactsProps {
  /** Name and value; a value of null, false or '' is left out. */
  facts: readonly (readonly [string, ReactNode])[];
}

/** A definition list. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className="grid grid-cols-1 gap-x-6 gap-y-2 text-small md:grid-cols-[minmax(8rem,auto)_minmax(0,1fr)]">
      {facts
        .filter(
          ([, value]) => value !== null && value !== '' && value !== undefined && value !== false,
        )
        .map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-encre-2">{name}</dt>
            <dd className="mb-2 break-words md:mb-0">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
