/** Classes shared by text inputs, text areas and selects. */
export const controlClass =
  'block w-full min-h-13 rounded-field border border-trait-fort bg-blanc px-4 py-3 text-body ' +
  'text-encre placeholder:text-encre-3 transition-colors hover:border-encre-2 ' +
  'aria-invalid:border-2 aria-invalid:border-tomate-700 disabled:bg-brume-2 ' +
  'disabled:text-encre-3';
