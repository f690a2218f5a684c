import { words } from '#i18n/words.ts';
import { type LocalTime, openState } from '#modules/shops/rules/index.ts';
import { type ListedShop, ShopCard } from '#modules/shops/web/index.ts';
import { classNames } from '#ui/class-names.ts';
import { PlaceMap } from '#ui/map/map.tsx';
import type { Position } from '#ui/use-position.ts';
import messages from '../messages/shops.fr.json';

const t = words(messages);

interface ShopMapProps {
  shops: readonly { shop: ListedShop; away: number | null }[];
  now: LocalTime | null;
  /** The visitor's position, or the searched place. */
  here: Position | null;
  /** Slug of the selected shop. */
  selected: string | null;
  onSelect: (slug: string) => void;
  className?: string;
}

/**
 * The shops on a map (LOC-02): beside the list on wide screens, else instead of it, with the
 * selected shop below.
 */
export function ShopMap({ shops, now, here, selected, onSelect, className }: ShopMapProps) {
  const markers = shops.map(({ shop }) => ({
    id: shop.slug,
    lat: shop.position.lat,
    lng: shop.position.lng,
    label: t('map.marker', {
      name: shop.name,
      street: shop.address.street,
      city: shop.address.city,
    }),
    muted: now !== null && openState(shop, now).state !== 'open',
  }));
  const found = shops.find(({ shop }) => shop.slug === selected);
  return (
    <div className={classNames('mt-4 grid gap-4 lg:sticky lg:top-28 lg:mt-0', className)}>
      <PlaceMap
        label={t('map.label')}
        className="h-[26rem] md:h-[36rem] lg:h-[calc(100dvh-14rem)] lg:max-h-[46rem] lg:min-h-[28rem]"
        markers={markers}
        selected={selected}
        here={here}
        onSelect={onSelect}
      />
      <section aria-live="polite" className="lg:hidden">
        <h2 className="sr-only">{t('map.chosen')}</h2>
        {found ? (
          <ul>
            <ShopCard {...found} now={now} />
          </ul>
        ) : (
          <p className="rounded-card bg-brume p-5 text-encre-2">{t('map.choose')}</p>
        )}
      </section>
    </div>
  );
}
