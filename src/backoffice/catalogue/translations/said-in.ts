import type { TranslationsShape } from '#modules/catalog/admin-contracts.ts';

/** Initial values of a translation page's fields. */
export const saidIn = ({ texts }: TranslationsShape): Record<string, string> =>
  Object.fromEntries(texts.map(({ said }, at) => [`said.${at}`, said ?? '']));
