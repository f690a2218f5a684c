import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { Alert } from '#ui/alert.tsx';
import { PlaceMap } from '#ui/map/map.tsx';
import { type MapView, ViewChoice } from '#ui/map/view-choice.tsx';
import { useOnline } from '#ui/online.ts';
import { usePosition } from '#ui/use-position.ts';
import type { PickupAddress, PickupPointShape } from '../contracts.ts';
import { closureOnArrival } from '../rules/index.ts';
import type { FoundRelays } from './found-relays.ts';
import { RelayList, tileId } from './relay-list.tsx';
import { RelaySearch } from './relay-search.tsx';
import { t } from './relay-words.ts';

interface Arrival {
  from: string;
  to: string;
  text: string;
}

export interface RelayPickerProps {
  /** The form field that submits the point. */
  field: { id: string; name: string; error?: string; defaultValue?: string };
  /** Initial location: the delivery address. */
  place: string;
  /** Search result from the server, for a form submitted without JavaScript. */
  found: FoundRelays | undefined;
  /** The point stored in the order. */
  chosen: PickupAddress | null;
  /** Expected arrival dates of the parcel, with their text. */
  arrival: Arrival | undefined;
  /** Whether a relay method is selected: otherwise nothing is searched or loaded. */
  active: boolean;
  /** Path that returns `{ found }` for `place`, or for `lat` and `lng`, and the fields of `asks`. */
  searchPath: string;
  /** Names of the form fields that determine the country. */
  asks: readonly string[];
}

/** Searches relay points by place or position, shows them in a list and on a map, and selects one. */
export function RelayPicker(props: RelayPickerProps) {
  const { active, arrival, asks, chosen, field, place, searchPath } = props;
  const fetcher = useFetcher<{ found: FoundRelays }>();
  const box = useRef<HTMLDivElement>(null);
  const here = usePosition();
  const [view, setView] = useState<MapView>('list');
  const [selected, setSelected] = useState(field.defaultValue ?? chosen?.code ?? '');
  const found = fetcher.data?.found ?? props.found;
  const points = withChosen(found?.points ?? [], chosen);
  const point = points.find(({ code }) => code === selected);
  const isSearching = fetcher.state !== 'idle';

  const { maySend, problem } = useOnline();
  const search = (where: Record<string, string>) => {
    if (!maySend()) return;
    const form = box.current?.closest('form');
    const typed = form ? new FormData(form) : new FormData();
    const entered = asks.map((name) => [name, typed.get(name)?.toString() ?? '']);
    fetcher.load(`${searchPath}?${new URLSearchParams([...entered, ...Object.entries(where)])}`);
  };
  const requested = useRef(false);
  useEffect(() => {
    if (!active || requested.current || found || place === '') return;
    requested.current = true;
    search({ place });
  });

  const select = (code: string) => {
    setSelected(code);
    document.getElementById(tileId(code))?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <div ref={box} className="grid gap-4">
      <h2 className="text-h4">{t('title')}</h2>
      <RelaySearch
        place={found?.text || place}
        pending={isSearching}
        locating={here.state === 'asking'}
        onSearch={(typed) => search({ place: typed })}
        onLocate={() => here.ask(({ lat, lng }) => search({ lat: `${lat}`, lng: `${lng}` }))}
      />
      {problem && (
        <Alert tone="error" live>
          {problem}
        </Alert>
      )}
      <Place found={found} here={here.state} isSearching={isSearching} />
      {points.length > 0 && (
        <>
          <ViewChoice view={view} onChange={setView} className="md:hidden" />
          {active && (
            <PlaceMap
              label={t('mapLabel')}
              className={view === 'map' ? 'h-96 md:h-80' : 'h-96 max-md:hidden md:h-80'}
              markers={points.map(asMarker)}
              selected={selected || null}
              here={found?.here ?? null}
              onSelect={select}
            />
          )}
          <RelayList
            points={points}
            selected={selected}
            {...pick(field)}
            onSelect={setSelected}
            onlySelected={view === 'map'}
          />
        </>
      )}
      {points.length === 0 && field.error && (
        <p id={field.id} className="text-small text-tomate-700">
          {field.error}
        </p>
      )}
      {point && arrival && <OnArrival point={point} arrival={arrival} />}
    </div>
  );
}

const pick = ({ id, name, error }: RelayPickerProps['field']) => ({ id, name, error });

const asMarker = ({
  code,
  name,
  street,
  city,
  latitude,
  longitude,
  closures,
}: PickupPointShape) => ({
  id: code,
  lat: latitude,
  lng: longitude,
  muted: closures.length > 0,
  label: t('marker', { name, street, city }),
});

/** Adds the order's point to the list, even when another place is searched. */
function withChosen(points: readonly PickupPointShape[], chosen: PickupAddress | null) {
  if (!chosen || points.some(({ code }) => code === chosen.code)) return points;
  const stored: PickupPointShape = {
    ...chosen,
    '@id': chosen.code,
    '@type': 'PickupPoint',
    provider: '',
    distance: null,
    closures: [],
    available: true,
  };
  return [stored, ...points];
}

interface PlaceProps {
  found: FoundRelays | undefined;
  here: 'idle' | 'asking' | 'refused';
  isSearching: boolean;
}

/** Status of the search, announced to screen readers. */
function Place({ found, here, isSearching }: PlaceProps) {
  const said = (): ReactNode => {
    if (here === 'asking') return t('search.locating');
    if (isSearching) return t('search.searching');
    if (here === 'refused') return <span className="text-tomate-700">{t('search.refused')}</span>;
    if (!found || found.problem) return null;
    const count = found.points.length;
    return found.text ? t('found', { count, place: found.text }) : t('near', { count });
  };
  return (
    <div role="status" className="text-small text-encre-2 empty:hidden">
      {!isSearching && found?.problem && <Alert tone="warning">{t(found.problem)}</Alert>}
      {said()}
    </div>
  );
}

/** Warns before selection that a closed point keeps the parcel until it opens again (REL-49). */
function OnArrival({ point, arrival }: { point: PickupPointShape; arrival: Arrival }) {
  if (!closureOnArrival(point.closures, arrival.from, arrival.to)) return null;
  return (
    <Alert tone="warning" live>
      {t('onArrival', { dates: arrival.text })}
    </Alert>
  );
}
