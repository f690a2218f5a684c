import { withQuery } from '#kit/with-query.ts';
import * as pages from './list.ts';
import { to } from './to.ts';

/** Apart from `paths.ts`, which every public page carries: the account alone leads here. */
export const conversationPaths = {
  list: (page?: number) => withQuery(to(pages.conversations), { page: page?.toString() }),
  /** By its id; `done` says what was just sent. */
  one: (id: number | string, done?: string) =>
    withQuery(to(pages.conversation, { conversation: id }), { fait: done }),
  file: (id: number, position: number) =>
    to(pages.conversationFile, { conversation: id, position }),
} as const;
