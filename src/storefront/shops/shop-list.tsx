import { Clock, LocateFixed } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { words } from '#i18n/words.ts';
import { countryName } from '#modules/customers/web/index.ts';
import { kilometresBetween, openState, type Position } from '#modules/shops/rules/index.ts';
import { type ListedShop, ShopCard, useNow } from '#modules/shops/web/index.ts';
import { paths } from '#pages/paths.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Grid } from '#ui/layout.tsx';
import { Link } from '#ui/link.tsx';
import { type MapView, ViewChoice } from '#ui/map/view-choice.tsx';
import { usePosition } from '#ui/use-position.ts';
import messages from '../messages/shops.fr.json';
import { ShopMap } from './shop-map.tsx';

const t = words(messages);

interface ShopListProps {
  shops: readonly ListedShop[];
  query: string;
  nearby: boolean;
  /** The searched place, where it has no shop: distances are measured from it. */
  place: (Position & { name: string }) | null;
  /** Heading and search field, above the list and beside the map. */
  head: ReactNode;
}

/**
 * The shops found, the same for everybody; opening status and distance are computed in the browser.
 */
export function ShopList({ shops, query, nearby, place, head }: ShopListProps) {
  const now = useNow();
  const here = usePosition();
  const [openOnly, setOpenOnly] = useState(false);
  const [view, setView] = useState<MapView>('list');
  const [selected, setSelected] = useState<string | null>(null);
  const { position } = here;
  const from = position ?? place;
  const shown = shops
    .filter((shop) => !openOnly || !now || openState(shop, now).state === 'open')
    .map((shop) => ({ shop, away: from && kilometresBetween(from, shop.position) }));
  if (from) shown.sort((a, b) => (a.away ?? 0) - (b.away ?? 0));
  const groups = from ? [shown] : byCountry(shown);
  const select = (slug: string) => {
    setSelected(slug);
    document.getElementById(cardId(slug))?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <div className="lg:grid lg:grid-cols-2 lg:items-start lg:gap-8">
      <div>
        {head}
        <div className={classNames('mt-4 flex flex-wrap gap-2', !now && 'invisible')}>
          <Button
            size="compact"
            variant={openOnly ? 'primary' : 'secondary'}
            icon={Clock}
            className="px-3!"
            aria-pressed={openOnly}
            onClick={() => setOpenOnly(!openOnly)}
          >
            {t('openNow')}
          </Button>
          <Button
            size="compact"
            variant={position ? 'primary' : 'secondary'}
            icon={LocateFixed}
            className="px-3!"
            aria-pressed={position !== null}
            pending={here.state === 'asking'}
            onClick={position ? here.forget : () => here.ask()}
          >
            {t('nearMe')}
          </Button>
        </div>
        <div role="status" className="mt-4 min-h-6 text-encre-2">
          <p>
            {place && !position
              ? t('nearest', { place: place.name })
              : query && !nearby && !place
                ? t('countFor', { count: shown.length, query })
                : t('count', { count: shown.length })}
            {query && (
              <>
                {' · '}
                <Link to={paths.shops()} className="link">
                  {t('all')}
                </Link>
              </>
            )}
          </p>
          {here.state === 'asking' && <p>{t('locating')}</p>}
          {here.state === 'refused' && <p className="text-tomate-700">{t('refused')}</p>}
          {nearby && <p>{t('nearby')}</p>}
        </div>
        {shown.length === 0 && shops.length > 0 && (
          <p className="mt-6">
            {t('empty.shut')}{' '}
            <button type="button" className="link" onClick={() => setOpenOnly(false)}>
              {t('empty.showAll')}
            </button>
          </p>
        )}
        {shown.length > 0 && (
          <ViewChoice view={view} onChange={setView} className="mt-4 w-64 lg:hidden" />
        )}
        <div className={classNames(view === 'map' && 'max-lg:hidden')}>
          {groups.map((group) => (
            <section key={group[0]?.shop.address.country} className="mt-6">
              <h2 className={groups.length > 1 ? 'mb-4 text-h3' : 'sr-only'}>
                {from ? t('near') : countryName(group[0]?.shop.address.country ?? '')}
              </h2>
              <Grid as="ul" columns={2}>
                {group.map(({ shop, away }) => (
                  <ShopCard
                    key={shop.slug}
                    id={cardId(shop.slug)}
                    shop={shop}
                    now={now}
                    away={away}
                    isChosen={shop.slug === selected}
                  />
                ))}
              </Grid>
            </section>
          ))}
        </div>
      </div>
      {shown.length > 0 && (
        <ShopMap
          shops={shown}
          now={now}
          here={from}
          selected={selected}
          onSelect={select}
          className={classNames(view === 'list' && 'max-lg:hidden')}
        />
      )}
    </div>
  );
}

const cardId = (slug: string) => `magasin-${slug}`;

/** Grouped by country, in order of first occurrence. */
function byCountry<T extends { shop: ListedShop }>(shown: readonly T[]): T[][] {
  return [...Map.groupBy(shown, ({ shop }) => shop.address.country).values()];
}
