import type { ReactNode } from 'react';

/** The controls of one section: the name of a file of `src/ui`, and that control in all its states. */
export type Controls = Readonly<Record<string, () => ReactNode>>;

/** One control in its states, below its name. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`control-${name}`} className="border-t border-brume-2 py-8">
      <h2 id={`control-${name}`} className="mb-4 text-h3">
        {name}
      </h2>
      <div className="flex flex-wrap items-start gap-4">{children}</div>
    </section>
  );
}
