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
  /** Documents of addresses with a query: there is no end of them, so that they have a room of their own. */
  selections: DocumentCache;
  contentCache: AnswerCache;
  searchCache: AnswerCache;
  /** Lies on the way from the pages to the services; nothing does when left out. */
  through?: (send: Transport) => Transport;
}

/** What answers visitors: the services, and the pages that are their client. */
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
      // What services write, mails and papers, is not of the page that calls them.
      inProcess: (caller) =>
        through(async (request) =>
          languages.within(undefined, () => services.fetch(request, caller)),
        ),
    }),
  };
}
