import { withQuery } from '#kit/with-query.ts';

/** Apart from `paths.ts`, which every public page carries: the account alone leads here. */
export const conversationPaths = {
  list: (page?: number) => withQuery('/mon-compte/mes-messages/', { page: page?.toString() }),
  /** By its id; `done` says what was just sent. */
  one: (id: number | string, done?: string) =>
    withQuery(`/mon-compte/mes-messages/${id}/`, { fait: done }),
  file: (id: number, position: number) => `/mon-compte/mes-messages/${id}/fichiers/${position}/`,
} as const;
