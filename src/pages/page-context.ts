import { createContext } from 'react-router';
import type { DecidedTerms } from '#kit/adjustable-terms.ts';
import type { BotProtectionSettings } from '#services/bot-protection.ts';
import type { ContentClient } from '#services/content.ts';
import type { ImageClient } from '#services/images.ts';
import type { SearchClient } from '#services/search.ts';
import type { Session } from '#services/session.server.ts';
import type { ShopClient } from '#services/shop/client.ts';
import type { Site } from './sites.ts';

/** What was away while a page was made. */
export interface PageLacks {
  /** Its content is old or missing: the page is shown and not kept. */
  content: boolean;
  /** It could not be made at all; a moment later it may. */
  service: boolean;
  /** The latest thing the shop was asked for, it could not answer: what was sent is to be sent again. */
  answer: boolean;
}

/** What a document was written with, for its content policy. */
export interface WrittenDocument {
  /** Hashes of the inline scripts we wrote; one that stands in a text of the page is not among them. */
  scripts: readonly string[];
}

/** What the pipeline hands to every page. */
export interface PageContext {
  site: Site;
  sites: readonly Site[];
  /** Codes of the languages the shop is read in, French first. */
  languages: readonly string[];
  content: ContentClient;
  shop: ShopClient;
  search: SearchClient;
  /** Sends pictures to the image host in the name of who is signed in. */
  images: ImageClient;
  /** Civil date in Europe/Paris; only for pages that are rendered per request. */
  today: Temporal.PlainDate;
  lacks: PageLacks;
  written: WrittenDocument;
  /** Whether content comes from a service of its own, without which the shop still sells (REL-67). */
  isContentElsewhere: boolean;
  log: { error(details: object, message: string): void };
  /** Where a browser finds the shop API. */
  shopApi: string;
  /** What the browser may see of the configuration. */
  settings: PublicSettings;
}

export interface PublicSettings {
  /** Null where nothing measures. */
  tagManager: { id: string; source: string; layer: string } | null;
  campaigns: { base: string; app: string };
  /** What kind of shop this is: `production`, or another. */
  environment: string;
  /** Null unless configured: then nothing of it is ever loaded. */
  botProtection: BotProtectionSettings | null;
  /** Who may vouch for a customer, in the order of their buttons. */
  socialProviders: readonly { name: string; label: string }[];
  /** The image host; null where it is this shop. */
  images: {
    publicKey: string;
    urlEndpoint: string | null;
    authenticationEndpoint: string | null;
    uploadUrl: string | null;
  };
  /** When money that is held is taken. */
  captureAt: 'order' | 'shipping';
  /** Name, address and site of who mediates. */
  mediator: string;
  /** Terms of keeping the team shortened. */
  terms?: DecidedTerms | undefined;
  /** The most wet recipes of one mixed menu (GDE-06). */
  menuRecipes: number;
  maintenance: readonly string[];
  /** Who may open web views of an account; empty: everybody. */
  webViewClients: readonly string[];
  features: Readonly<
    Record<'animals' | 'guides' | 'sponsorship' | 'subscriptions' | 'orders', boolean>
  >;
}

/** What the browser needs to measure, once it may. */
export interface TrackingSettings {
  id: string;
  source: string;
  layer: string;
  common: { platform_env: string; country_version: string; store_code: string };
}

/** Where campaigns are asked for, and what is told of the storefront that asks. */
export interface CampaignSettings {
  base: string;
  /** App name and locale (TRK-12). */
  appName: string;
  locale: string;
  common: TrackingSettings['common'] & { site_entity: 'store' };
  sites: readonly Pick<Site, 'country' | 'origin'>[];
  /** Given where there are several. */
  languages?: readonly string[];
}

export const pageContext = createContext<PageContext>();

/**
 * The visitor's session. Public documents are the same for everybody and are rendered without it:
 * reading it there throws, which is how a page that needs it shows up in the tests.
 */
export const sessionContext = createContext<Session>();
