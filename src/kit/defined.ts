/**
 * A list without its undefined elements: `defined([name, isNew ? date : undefined])`. The element type comes from where the list
 * goes and is not inferred from the elements, so that an excess property does not compile.
 */
export const defined = <Element>(elements: readonly (NoInfer<Element> | undefined)[]): Element[] =>
  elements.filter((element) => element !== undefined);
