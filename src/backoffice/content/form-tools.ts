import type { ChosenPicture } from '#modules/content/admin-contracts.ts';

/** What every field of the form of a text is given. */
export interface FormTools {
  /** Words of what is wrong, by where it stands. */
  errors: Readonly<Record<string, string>>;
  /** What is wrong with any part of what stands there. */
  errorBelow: (path: string) => string | undefined;
  pictures: readonly ChosenPicture[];
}

export const formTools = (
  errors: FormTools['errors'],
  pictures: FormTools['pictures'],
): FormTools => ({
  errors,
  pictures,
  errorBelow: (path) => Object.entries(errors).find(([field]) => field.startsWith(`${path}.`))?.[1],
});

export const fieldId = (path: string): string => `texte-${path.replaceAll('.', '-')}`;
