import { useState } from 'react';
import { words } from '#i18n/words.ts';
import { type LocalTime, openState } from '#modules/shops/rules/index.ts';
import { type ListedShop, ShopCard } from '#modules/shops/web/index.ts';
import { PlaceMap } from '#ui/map/map.tsx';
import type { Position } from '#ui/use-position.ts';
import messages from '../messages/shops.fr.json';

const t = words(messages);

interface ShopMapProps {
  shops: readonly { shop: ListedShop; away: number | null }[];
  now: LocalTime | null;
  /** Where the visitor said they are. */
  here: Position | null;
}

/** The same shops on a map; the one that was pressed beside it (LOC-02). */
export function ShopMap({ shops, now, here }: ShopMapProps) {
  const [selected, setSelected] = useState<string | null>(null);
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
    <div className="mt-4 grid gap-4 md:grid-cols-[minmax(0,1fr)_20rem] md:gap-6">
      <PlaceMap
        label={t('map.label')}
        className="h-[26rem] md:h-[36rem]"
        markers={markers}
        selected={selected}
        here={here}
        onSelect={setSelected}
      />
      <section aria-live="polite">
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
