import L from 'leaflet';
import { defined } from '#kit/defined.ts';
import 'leaflet/dist/leaflet.css';
import './map.css';
import { addStreets } from './add-streets.ts';
import { drawGround } from './draw-ground.ts';
import { groupMarkers } from './group-markers.ts';
import type { DrawnMap, MapContent, MapMarker } from './map-parts.ts';

interface Words {
  zoomIn: string;
  zoomOut: string;
  /** Attribution of the map background. */
  credit: string;
  /** Accessible name of a group of markers. */
  group: (count: number) => string;
}

interface Options {
  words: Words;
  /** Called when a marker is activated. */
  onSelect: (id: string) => void;
}

const FRANCE = L.latLngBounds([42.3, -4.8], [51.3, 8.2]);
const [FURTHEST, AMONG_TOWNS, USUAL, CLOSEST] = [5, 9, 14, 16];
/** Pixels a marker takes beside its tip and above it. */
const MARKER = L.point(19, 41);
/** Minimum distance in pixels between markers that can be pressed separately. */
const REACH = 40;
const PIN =
  '<svg viewBox="0 0 32 42" aria-hidden="true"><path class="map-pin-body" d="M16 1.5c8 0 14.5 6.2 14.5 14.1 0 9.6-10.3 19.4-13.6 24.3a1.1 1.1 0 0 1-1.8 0C11.8 35 1.5 25.2 1.5 15.6 1.5 7.7 8 1.5 16 1.5Z"/><circle class="map-pin-eye" cx="16" cy="15.5" r="5.5"/></svg>';

/**
 * Draws a map in an element: the background is our own (`tools/base-map.ts`), with street tiles where a service is configured.
 */
export async function drawMap(element: HTMLElement, options: Options): Promise<DrawnMap> {
  const { words, onSelect } = options;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = L.map(element, {
    minZoom: FURTHEST,
    maxZoom: CLOSEST,
    maxBounds: [
      [38, -12],
      [56, 17],
    ],
    zoomControl: false,
    attributionControl: false,
    scrollWheelZoom: false,
    zoomAnimation: !still,
    fadeAnimation: !still,
    markerZoomAnimation: !still,
    maxBoundsViscosity: 0.8,
  });
  map.fitBounds(FRANCE);
  L.control.zoom({ zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut }).addTo(map);
  L.control.scale({ imperial: false, position: 'bottomleft' }).addTo(map);
  L.control.attribution({ prefix: false }).addAttribution(words.credit).addTo(map);

  const drawn = new Map<string, L.Marker>();
  const boxes = () =>
    Array.from(drawn.values(), (marker) => {
      const tip = map.latLngToContainerPoint(marker.getLatLng());
      return L.bounds(tip.subtract(MARKER), tip.add([MARKER.x, 0]));
    });
  const [writeNames, hasStreets] = await Promise.all([
    drawGround(map, boxes),
    // The map works without streets, so a failure is ignored.
    addStreets(map).catch(() => false),
  ]);
  let content: MapContent = { markers: [], selected: null, here: null };
  let here: L.Marker | null = null;
  let framed = '';

  /** Adds one marker, or a group of markers, with a key. */
  const place = (key: string, at: L.LatLngExpression, icon: L.DivIcon, press: () => void) => {
    const cached = drawn.get(key);
    const marker = cached ?? L.marker(at, { icon, riseOnHover: true }).addTo(map);
    if (cached) cached.setIcon(icon);
    drawn.set(key, marker);
    marker.off('click').on('click', press);
    const button = marker.getElement();
    // Gives the marker keyboard support: Enter and the space bar activate it.
    if (button)
      button.onkeydown = (event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        press();
      };
    return { marker, button };
  };

  const placeOne = ({ id, label, lat, lng, muted }: MapMarker) => {
    const isSelected = id === content.selected;
    const icon = pinIcon(isSelected, muted ?? false);
    const { marker, button } = place(id, [lat, lng], icon, () => onSelect(id));
    marker.setZIndexOffset(isSelected ? 1000 : 0);
    button?.setAttribute('aria-label', label);
    button?.setAttribute('aria-pressed', String(isSelected));
  };

  const placeGroup = (key: string, members: readonly MapMarker[]) => {
    const bounds = L.latLngBounds(members.map(({ lat, lng }) => [lat, lng]));
    const at = members[0] ?? bounds.getCenter();
    const open = () => map.fitBounds(bounds.pad(0.3), { maxZoom: CLOSEST });
    const { button } = place(key, at, groupIcon(members.length), open);
    button?.setAttribute('aria-label', words.group(members.length));
  };

  const draw = () => {
    const { markers, selected } = content;
    const byId = new Map(markers.map((marker) => [marker.id, marker]));
    const spots = markers.map(({ id, lat, lng }) => ({ id, ...pixels(map, lat, lng) }));
    const reach = map.getZoom() >= CLOSEST ? 0 : REACH;
    const groups = groupMarkers(spots, reach, selected).map((ids) => ({ key: ids.join(' '), ids }));
    const keys = new Set(groups.map(({ key }) => key));
    for (const [key, marker] of drawn)
      if (!keys.has(key)) {
        marker.remove();
        drawn.delete(key);
      }
    for (const { key, ids } of groups) {
      const members = ids.flatMap((id) => byId.get(id) ?? []);
      const [first] = members;
      if (members.length > 1) placeGroup(key, members);
      else if (first) placeOne(first);
    }
  };
  map.on('zoomend', () => {
    draw();
    writeNames();
  });

  return {
    show(next: MapContent) {
      content = next;
      const now = JSON.stringify([next.markers.map(({ id }) => id), next.here]);
      if (now !== framed) frame(map, next, hasStreets);
      framed = now;
      draw();
      writeNames();
      here?.remove();
      here = next.here && L.marker([next.here.lat, next.here.lng], HERE).addTo(map);
      here?.getElement()?.setAttribute('aria-hidden', 'true');
      const chosen = drawn.get(next.selected ?? '')?.getLatLng();
      if (chosen && !map.getBounds().pad(-0.1).contains(chosen)) map.panTo(chosen);
    },
    resize: () => map.invalidateSize({ animate: false }),
    remove: () => map.remove(),
  };
}

function pixels(map: L.Map, lat: number, lng: number) {
  const { x, y } = map.project([lat, lng]);
  return { x, y };
}

function pinIcon(isSelected: boolean, muted: boolean): L.DivIcon {
  const states = [isSelected && 'is-selected', muted && 'is-muted'].filter(Boolean);
  return L.divIcon({
    className: ['map-pin', ...states].join(' '),
    html: PIN,
    iconSize: [32, 42],
    iconAnchor: [16, 41],
  });
}

const groupIcon = (count: number) =>
  L.divIcon({
    className: 'map-group',
    html: String(count),
    iconSize: [38, 38],
    iconAnchor: [19, 40],
  });

const HERE: L.MarkerOptions = {
  icon: L.divIcon({ className: 'map-here', iconSize: [18, 18] }),
  interactive: false,
  keyboard: false,
};

/** Zooms to all markers and the visitor's position. */
function frame(map: L.Map, { markers, here }: MapContent, hasStreets: boolean) {
  const places = defined<NonNullable<MapContent['here']>>([
    ...markers,
    markers.length > 0 ? (here ?? undefined) : undefined,
  ]);
  if (places.length === 0) return;
  const bounds = L.latLngBounds(places.map(({ lat, lng }) => [lat, lng]));
  // Without street tiles a single place is shown at a lower zoom, among its neighbouring towns.
  const maxZoom = places.length === 1 && !hasStreets ? AMONG_TOWNS : USUAL;
  map.fitBounds(bounds, { padding: [36, 44], maxZoom, animate: false });
}
