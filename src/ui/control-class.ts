const look =
  'block w-full rounded-field border border-trait-fort bg-blanc ' +
  'text-encre placeholder:text-encre-3 transition-colors hover:border-encre-2 ' +
  'aria-invalid:border-2 aria-invalid:border-tomate-700 disabled:bg-brume-2 ' +
  'disabled:text-encre-3';

/** Classes shared by text inputs, text areas and selects. */
export const controlClass = `${look} min-h-13 px-4 py-3 text-body`;

/** The same for controls in the cells of a table. */
export const cellControlClass = `${look} min-h-11 px-2 py-1 text-small lg:min-h-9`;
