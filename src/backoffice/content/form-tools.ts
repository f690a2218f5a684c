import type { ChosenPicture } from '#modules/content/admin-contracts.ts';

/** Common props of every field of a content form. */
export interface FormTools {
  /** Error messages by path. */
  errors: Readonly<Record<string, string>>;
  /** The first error at or below a path. */
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
