/** Something marketing shows for a while; what it holds depends on its action. */
export interface DemoCampaign {
  code: string;
  action: 'popup' | 'ad_product_offer' | 'ad_push_category';
  /** First category of the pages it is for; empty = every page. */
  categories: string[];
  /** Name of a scene, for advertisements. */
  scene: string | null;
  configurations: Record<string, unknown>;
}
