import type { TranslationsShape } from '#modules/catalog/admin-contracts.ts';

/** What the fields of a page of translations begin with. */
export const saidIn = ({ texts }: TranslationsShape): Record<string, string> =>
  Object.fromEntries(texts.map(({ said }, at) => [`said.${at}`, said ?? '']));
