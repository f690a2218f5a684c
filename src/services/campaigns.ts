import type {
  CampaignAction,
  CampaignAnswer,
  CampaignEvent,
} from '#modules/campaigns/contracts.ts';

const HONOURED: ReadonlySet<string> = new Set<CampaignAction>([
  'top_header',
  'popup',
  'ad_product_offer',
  'ad_push_category',
  'page_view_done',
  'abtest',
]);
const REPORTED_EVENTS: ReadonlySet<string> = new Set<CampaignEvent>([
  'page_view',
  'view_cart',
  'view_item',
]);

export interface Visit {
  event: string;
  /** The common fields of tracking and those of the page (contracts §6). */
  fields: Readonly<Record<string, unknown>>;
}

export interface Shown {
  action: CampaignAction;
  campaign: string;
  configurations: Readonly<Record<string, unknown>>;
}

interface Options {
  /** Address of the service, without a slash at its end. */
  base: string;
  locale: string;
  appName: string;
  /** The A/B tests of this browser. */
  abTests: { all(): Readonly<Record<string, string>>; add(name: string, segment: string): void };
  /**
   * Consent to analytics: without it no cookies, tests or utm parameters are sent, and no
   * impressions reported (PRV-05).
   */
  hasConsent: () => boolean;
  onAction: (shown: Shown) => void;
  /** Called for problems that are logged and otherwise ignored (CMP-19). */
  onProblem: (message: string, cause: unknown) => void;
}

/** Sends page events to the campaign service and passes on the campaigns it answers with. */
export class CampaignClient {
  readonly #options: Options;
  #reported = new Set<string>();

  constructor(options: Options) {
    this.#options = options;
  }

  /** Other events than the three are not sent (CMP-12). A service that is down shows nothing. */
  async track({ event, fields }: Visit): Promise<void> {
    if (!REPORTED_EVENTS.has(event)) return;
    this.#reported = new Set();
    const consent = this.#options.hasConsent();
    const answer = await this.#ask(event, fields, consent);
    for (const [action, { campaign, configurations }] of Object.entries(answer)) {
      if (!HONOURED.has(action)) continue;
      if (action === 'abtest') this.#remember(configurations);
      this.#options.onAction({ action: action as CampaignAction, campaign, configurations });
    }
    if (event === 'page_view' && !('page_view_done' in answer)) {
      const done = { campaign: '', configurations: {} };
      this.#options.onAction({ action: 'page_view_done', ...done });
    }
  }

  /** Counts a campaign as shown, once until the next event (CMP-17). */
  async report(campaign: string): Promise<void> {
    if (campaign === '' || !this.#options.hasConsent() || this.#reported.has(campaign)) return;
    this.#reported.add(campaign);
    const body = { app_name: this.#options.appName };
    try {
      const response = await this.#post(`/report/${encodeURIComponent(campaign)}`, body, true);
      if (!response.ok) throw new Error(`answered ${response.status}`);
    } catch (error) {
      this.#options.onProblem(`campaign ${campaign} not reported`, error);
    }
  }

  async #ask(event: string, fields: Visit['fields'], consent: boolean): Promise<CampaignAnswer> {
    const { utm: _, ...anonymous } = fields;
    const { appName: app_name, abTests } = this.#options;
    const body = consent
      ? { event, app_name, ...fields, abtests: abTests.all(), consent }
      : { event, app_name, ...anonymous };
    try {
      const response = await this.#post('/', body, consent);
      if (!response.ok) throw new Error(`answered ${response.status}`);
      return (await response.json()) as CampaignAnswer;
    } catch (error) {
      this.#options.onProblem('no campaigns', error);
      return {};
    }
  }

  #post(path: string, body: object, withCookies: boolean): Promise<Response> {
    const { base, locale } = this.#options;
    return fetch(`${base}${path}?locale=${locale}`, {
      method: 'POST',
      credentials: withCookies ? 'include' : 'omit',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  }

  #remember(configurations: Shown['configurations']): void {
    const { tests = [configurations] } = configurations as { tests?: object[] };
    for (const { name, segment } of tests as { name?: string; segment?: string }[]) {
      if (name && segment) this.#options.abTests.add(name, segment);
    }
  }
}
