/** `fr` for a part of a product or category that has no translation yet, for its `lang` attribute. */
export const langOf = (
  { french }: { french?: readonly string[] | undefined },
  part: string,
): 'fr' | undefined => (french?.includes(part) ? 'fr' : undefined);

/** Label parts that must by law be in the buyer's language (FOOD-02, GPSR-01). */
const OF_LABEL = ['composition', 'additives', 'instructions', 'storage', 'safety'];

export const isLabelFrench = ({ french }: { french?: readonly string[] | undefined }): boolean =>
  OF_LABEL.some((part) => french?.includes(part));
