/** The language of a part of a product or shelf that has no translation yet, for its `lang`. */
export const langOf = (
  { french }: { french?: readonly string[] | undefined },
  part: string,
): 'fr' | undefined => (french?.includes(part) ? 'fr' : undefined);

/** What of a label the law wants in the language of those it is sold to (FOOD-02, GPSR-01). */
const OF_LABEL = ['composition', 'additives', 'instructions', 'storage', 'safety'];

export const isLabelFrench = ({ french }: { french?: readonly string[] | undefined }): boolean =>
  OF_LABEL.some((part) => french?.includes(part));
