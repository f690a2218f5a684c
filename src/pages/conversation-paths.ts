import { withQuery } from '#kit/with-query.ts';
import * as pages from './list.ts';
import { to } from './to.ts';

/** Not in `paths.ts`, which every public page downloads: only the account links here. */
export const conversationPaths = {
  list: (page?: number) => withQuery(to(pages.conversations), { page: page?.toString() }),
  /** A conversation by its id; `done` names what was just sent. */
  one: (id: number | string, done?: string) =>
    withQuery(to(pages.conversation, { conversation: id }), { fait: done }),
  file: (id: number, position: number) =>
    to(pages.conversationFile, { conversation: id, position }),
} as const;
