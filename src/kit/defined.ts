/**
 * A list some of whose elements come or do not: `defined([name, isNew ? date : undefined])`. What its elements are is
 * said by where the list goes, or named: never drawn from the elements, so that a field too many does not compile.
 */
export const defined = <Element>(elements: readonly (NoInfer<Element> | undefined)[]): Element[] =>
  elements.filter((element) => element !== undefined);
