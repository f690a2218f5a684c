import { sql } from 'kysely';
import { DELIVERY_COUNTRIES } from '#kit/countries.ts';
import { jsonText } from '#kit/json-text.ts';
import { refuseFields } from '#kit/refusal.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { lowestCap, type Promotion, publicationRefusal } from '../rules/index.ts';
import { recordVersion } from './record-version.ts';

const versionUnlessSame = sql<string>`case when
  (promotions.channels, promotions.needs_coupon, promotions.starts_on, promotions.ends_on,
    promotions.priority, promotions.exclusive, promotions.conditions, promotions.reward)
  is distinct from
  (excluded.channels, excluded.needs_coupon, excluded.starts_on, excluded.ends_on,
    excluded.priority, excluded.exclusive, excluded.conditions, excluded.reward)
  then excluded.version else promotions.version end`;

interface Publication {
  promotion: Omit<Promotion, 'version'>;
  /** Empty means every channel. */
  channels: readonly string[];
  /** All codes of the promotion; none for an automatic one. */
  coupons: readonly { code: string; totalUses: number | null }[];
  /** Individual codes are created later, so a promotion without codes is still not automatic. */
  isPersonal?: boolean;
  /** Whether it may apply to feed; true unless checked. */
  touchesFeed?: boolean;
}

/**
 * Saves a promotion and its codes, replacing an earlier one of the same code. Its version is the first day of its
 * current form: republished without a change, the version stays.
 * @throws Refusal `promotion.above_cap` under `rate` when it may apply to feed and exceeds the legal cap (PRI-04).
 */
export async function publishPromotion(work: UnitOfWork, publication: Publication): Promise<void> {
  const { promotion, channels, coupons, isPersonal = false, touchesFeed = true } = publication;
  refuseAboveCap(promotion, touchesFeed, work.today);
  const row = {
    name: promotion.name,
    channels: [...channels],
    needs_coupon: isPersonal || coupons.length > 0,
    starts_on: promotion.startsOn?.toString() ?? null,
    ends_on: promotion.endsOn?.toString() ?? null,
    priority: promotion.priority,
    exclusive: promotion.exclusive,
    conditions: jsonText(promotion.conditions),
    reward: jsonText(promotion.reward),
  };
  await work.tx
    .insertInto('promotions')
    .values({ code: promotion.code, version: work.today.toString(), ...row })
    .onConflict((conflict) =>
      conflict.column('code').doUpdateSet({ ...row, version: versionUnlessSame }),
    )
    .execute();
  await recordVersion(work, promotion.code);
  if (coupons.length === 0) return;
  await work.tx
    .insertInto('coupons')
    .values(
      coupons.map(({ code, totalUses }) => ({
        code,
        promotion_code: promotion.code,
        total_uses: totalUses,
      })),
    )
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute();
}

/**
 * PRI-04: checks the legal cap of a promotion that may apply to feed.
 * @throws Refusal `promotion.above_cap` under `rate`
 */
export function refuseAboveCap(
  promotion: Omit<Promotion, 'version'>,
  touchesFeed: boolean,
  today: Temporal.PlainDate,
): void {
  if (!touchesFeed) return;
  const { countries } = promotion.conditions;
  const cap = lowestCap(countries.length > 0 ? countries : DELIVERY_COUNTRIES, 'pet_food', today);
  const refused = publicationRefusal(promotion, cap);
  if (refused) throw refuseFields([{ propertyPath: 'rate', ...refused }]);
}
