import type { RequestHandler } from 'react-router';
import type { DocumentCache } from '#platform/http/document-cache.ts';
import { createServices, type Services } from '#registry/api.ts';
import type { AppContext } from '#registry/schema.ts';
import type { AnswerCache } from '#services/answer-cache.ts';
import type { Transport } from '#services/service-client.ts';
import { documentHandler } from './documents.ts';
import { type Languages, languagesOf } from './languages.ts';

export interface FrontParts {
  appContext: AppContext;
  pages: RequestHandler;
  routeIds: ReadonlySet<string>;
  documents: DocumentCache;
  /** Cache of documents with a query string. Their number is unbounded, so it is separate. */
  selections: DocumentCache;
  contentCache: AnswerCache;
  searchCache: AnswerCache;
  /** Wraps the transport between pages and APIs; optional. */
  through?: (send: Transport) => Transport;
}

/** What answers visitors: the APIs, and the pages that call them. */
export interface Front {
  services: Services;
  languages: Languages;
  page: ReturnType<typeof documentHandler>;
}

export function createFront(parts: FrontParts): Front {
  const { appContext, through = (send) => send } = parts;
  const { config, clock } = appContext;
  const services = createServices(appContext);
  const languages = languagesOf(config);
  return {
    services,
    languages,
    page: documentHandler({
      ...parts,
      config,
      languages,
      now: clock.now,
      // Mails and documents written by the APIs do not use the language of the calling page.
      inProcess: (caller) =>
        through(async (request) =>
          languages.within(undefined, () => services.fetch(request, caller)),
        ),
    }),
  };
}
