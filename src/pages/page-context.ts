import { createContext } from 'react-router';
import type { DecidedTerms } from '#kit/adjustable-terms.ts';
import type { BotProtectionSettings } from '#services/bot-protection.ts';
import type { ContentClient } from '#services/content.ts';
import type { ImageClient } from '#services/images.ts';
import type { SearchClient } from '#services/search.ts';
import type { Session } from '#services/session.server.ts';
import type { ShopClient } from '#services/shop/client.ts';
import type { Site } from './sites.ts';

/** Outages noticed while a page was rendered. */
export interface PageLacks {
  /** Content is stale or missing: the page is shown and not cached. */
  content: boolean;
  /** The page could not be rendered; a retry may succeed. */
  service: boolean;
  /** The last API call was not answered: a submitted form has to be sent again. */
  answer: boolean;
}

/** Inline scripts of a rendered document, for its Content-Security-Policy. */
export interface WrittenDocument {
  /** Hashes of our own inline scripts; a script injected by content is not among them. */
  scripts: readonly string[];
}

/** The context every page gets. */
export interface PageContext {
  site: Site;
  sites: readonly Site[];
  /** Codes of the enabled languages, French first. */
  languages: readonly string[];
  content: ContentClient;
  shop: ShopClient;
  search: SearchClient;
  /** Client of the image host, with the user's token. */
  images: ImageClient;
  /** Civil date in Europe/Paris; only for pages that are rendered per request. */
  today: Temporal.PlainDate;
  lacks: PageLacks;
  written: WrittenDocument;
  /** Whether content comes from a service of its own, without which the shop still sells (REL-67). */
  isContentElsewhere: boolean;
  log: { error(details: object, message: string): void };
  /** Base address of the shop API for browsers. */
  shopApi: string;
  /** The settings a browser may see. */
  settings: PublicSettings;
}

export interface PublicSettings {
  /** Null where no analytics is configured. */
  tagManager: { id: string; source: string; layer: string } | null;
  campaigns: { base: string; app: string };
  /** Environment of the shop, such as `production`. */
  environment: string;
  /** Null unless configured: then no script of it is loaded. */
  botProtection: BotProtectionSettings | null;
  /** Identity providers for customers, in the order of their buttons. */
  socialProviders: readonly { name: string; label: string }[];
  /** The image host; null where it is this shop. */
  images: {
    publicKey: string;
    urlEndpoint: string | null;
    authenticationEndpoint: string | null;
    uploadUrl: string | null;
  };
  /** When an authorised payment is captured. */
  captureAt: 'order' | 'shipping';
  /** Name, address and website of the consumer mediator. */
  mediator: string;
  /** Retention periods the team shortened. */
  terms?: DecidedTerms | undefined;
  /** The most wet recipes of one mixed menu (GDE-06). */
  menuRecipes: number;
  maintenance: readonly string[];
  /** `User-Agent` prefixes that may open web views of an account; empty means all. */
  webViewClients: readonly string[];
  features: Readonly<
    Record<'animals' | 'guides' | 'sponsorship' | 'subscriptions' | 'orders', boolean>
  >;
}

/** What the browser needs for analytics, after consent. */
export interface TrackingSettings {
  id: string;
  source: string;
  layer: string;
  common: { platform_env: string; country_version: string; store_code: string };
}

/** Address of the campaign service, and the storefront's identity in its requests. */
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
