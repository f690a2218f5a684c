import { firstSections } from '#pages/page-list.server.ts';
import { isFirstCall } from '#registry/operation-paths.ts';
import { CARD_PROVIDER_PATH } from '#standins/card-provider/index.ts';

/** Health checks, assets of pages, and the stand-in of the card provider. */
const BESIDES = ['healthz', 'readyz', 'metrics', 'assets', CARD_PROVIDER_PATH.slice(1)];

const PAGES = new RegExp(
  `^(?:/[a-z]{2})?/(?:${[...BESIDES, ...firstSections].join('|')})(?:[/.?]|$)`,
);

/** Whether a URL is never shed under load: it is needed to pay, to sign in or to run the shop. */
export const goesFirst = (url: string): boolean =>
  PAGES.test(url) || isFirstCall(url.replace(/\?.*/, ''));
