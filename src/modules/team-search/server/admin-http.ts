import { mayDo } from '#modules/staff/rules/index.ts';
import { type AdminEnv, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { words } from '#registry/refusals.ts';
import type { Db } from '#registry/schema.ts';
import type { FoundShape } from '../admin-contracts.ts';
import { searchEverything } from '../admin-operations.ts';
import { kindsFor } from '../rules/index.ts';
import { type FoundDocument, findDocument, findDocuments } from './find-documents.ts';

/** Functions of other modules that the search needs. */
export interface TeamSearchTools {
  /** Computes the single status of an order from its stored facts. */
  orderStatus(facts: Record<string, unknown>): string;
  /** The promotion of a coupon, also of a batch or referral; null when there is none. */
  promotionOfCode(db: Db, code: string): Promise<string | null>;
}

/** The search of the back office. */
export const searchRoutes = (tools: TeamSearchTools) =>
  apiRoutes<AdminEnv>(words).openapi(adminRoute(searchEverything), async (c) => {
    const { db } = c.var.appContext;
    const { q, kind } = c.req.valid('query');
    const { staff } = c.var;
    const withPeople = mayDo(staff, 'orders.people');
    const allowed = kindsFor((permission) => mayDo(staff, permission));
    const kinds = allowed.filter((one) => kind === undefined || one === kind);
    const found = await findDocuments(db, q, { kinds, withPeople });
    if (kinds.includes('promotion') && !found.some((one) => one.kind === 'promotion')) {
      const promotion = await tools.promotionOfCode(db, q.trim().toUpperCase());
      const document = promotion && (await findDocument(db, 'promotion', promotion));
      if (document) found.unshift(document);
    }
    const members = found.map((one) => present(one, withPeople, tools));
    return ld(c, collection(c, 'Found', members));
  });

const textOr = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

function stateOf({ kind, facts }: FoundDocument, tools: TeamSearchTools): string | null {
  if (kind === 'order') return tools.orderStatus(facts);
  if (kind === 'subscription') return textOr(facts.status);
  if (kind === 'product') return textOr(facts.status);
  if (kind === 'message') return facts.answered ? 'answered' : 'open';
  if (kind === 'invoice') return textOr(facts.kind);
  if (kind === 'text') return textOr(facts.type);
  if (kind === 'promotion') return facts.enabled ? 'on' : 'off';
  return null;
}

function present(document: FoundDocument, withPeople: boolean, tools: TeamSearchTools): FoundShape {
  const { kind, key, title, facts, at } = document;
  return {
    '@id': `/api/v2/admin/search/${kind}/${encodeURIComponent(key)}`,
    '@type': 'Found',
    kind,
    key,
    title,
    name: withPeople ? (textOr(facts.name) ?? textOr(facts.product)) : textOr(facts.product),
    email: withPeople ? textOr(facts.email) : null,
    at: at?.toISOString() ?? null,
    total: typeof facts.total === 'number' ? facts.total : null,
    state: stateOf(document, tools),
    picture: textOr(facts.picture),
  };
}
