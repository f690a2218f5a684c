import type { ReactNode } from 'react';
import { describedBy, FieldError } from '#ui/field.tsx';

interface TileGroupProps {
  id: string;
  legend: string;
  hint?: string;
  error: string | undefined;
  /** Beside the legend: the number selected. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A group of food tiles; its error is right below the legend. */
export function TileGroup({ id, legend, hint, error, aside, children }: TileGroupProps) {
  return (
    <fieldset id={id} {...describedBy(id, { hint, error })} className="min-w-0">
      <legend className="font-display text-h3 font-extrabold">{legend}</legend>
      {(hint || aside) && (
        <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p id={`${id}-hint`} className="text-small text-encre-2">
            {hint}
          </p>
          {aside}
        </div>
      )}
      <FieldError id={id} error={error} />
      <div className="mt-4">{children}</div>
    </fieldset>
  );
}
