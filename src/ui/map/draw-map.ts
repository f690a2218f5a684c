import L from 'leaflet';
import 'leaflet/dist/leaflet.css';
import './map.css';
import { drawGround } from './draw-ground.ts';
import type { DrawnMap, MapContent, MapMarker } from './map-parts.ts';

interface Words {
  zoomIn: string;
  zoomOut: string;
  /** Who the ground comes from. */
  credit: string;
}

interface Options {
  words: Words;
  /** Somebody pressed a marker. */
  onSelect: (id: string) => void;
}

const FRANCE = L.latLngBounds([42.3, -4.8], [51.3, 8.2]);
const [FURTHEST, CLOSEST, USUAL] = [5, 15, 14];
const PIN =
  '<svg viewBox="0 0 32 42" aria-hidden="true"><path class="map-pin-body" d="M16 1.5c8 0 14.5 6.2 14.5 14.1 0 9.6-10.3 19.4-13.6 24.3a1.1 1.1 0 0 1-1.8 0C11.8 35 1.5 25.2 1.5 15.6 1.5 7.7 8 1.5 16 1.5Z"/><circle class="map-pin-eye" cx="16" cy="15.5" r="5.5"/></svg>';

/** Draws a map without tiles in an element: the ground is our own, see `tools/base-map.ts`. */
export async function drawMap(element: HTMLElement, options: Options): Promise<DrawnMap> {
  const { words, onSelect } = options;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = L.map(element, {
    ...{
      minZoom: FURTHEST,
      maxZoom: CLOSEST,
      maxBounds: [
        [38, -12],
        [56, 17],
      ],
    },
    ...{ zoomControl: false, attributionControl: false, scrollWheelZoom: false },
    ...{ zoomAnimation: !still, fadeAnimation: !still, markerZoomAnimation: !still },
    maxBoundsViscosity: 0.8,
  });
  map.fitBounds(FRANCE);
  L.control.zoom({ zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut }).addTo(map);
  L.control.scale({ imperial: false, position: 'bottomleft' }).addTo(map);
  L.control.attribution({ prefix: false }).addAttribution(words.credit).addTo(map);
  await drawGround(map);

  const markers = new Map<string, L.Marker>();
  let here: L.Marker | null = null;
  let shown = '';

  const mark = (marker: MapMarker, isSelected: boolean) => {
    const icon = L.divIcon({
      className: ['map-pin', isSelected && 'is-selected', marker.muted && 'is-muted']
        .filter(Boolean)
        .join(' '),
      html: PIN,
      iconSize: [32, 42],
      iconAnchor: [16, 41],
    });
    const known = markers.get(marker.id);
    const drawn = known ?? L.marker([marker.lat, marker.lng], { icon, riseOnHover: true });
    if (known) known.setIcon(icon);
    else {
      drawn.addTo(map).on('click', () => onSelect(marker.id));
      markers.set(marker.id, drawn);
    }
    drawn.setZIndexOffset(isSelected ? 1000 : 0);
    name(drawn, marker.label, isSelected);
  };

  /** A marker is a button of its own: Enter and the space bar press it. */
  const name = (marker: L.Marker, label: string, isSelected: boolean) => {
    const button = marker.getElement();
    if (!button) return;
    button.setAttribute('aria-label', label);
    button.setAttribute('aria-pressed', String(isSelected));
    button.onkeydown = (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      marker.fire('click');
    };
  };

  return {
    show(content: MapContent) {
      const ids = new Set(content.markers.map(({ id }) => id));
      for (const [id, marker] of markers) {
        if (ids.has(id)) continue;
        marker.remove();
        markers.delete(id);
      }
      for (const marker of content.markers) mark(marker, marker.id === content.selected);
      here?.remove();
      here = content.here && L.marker([content.here.lat, content.here.lng], HERE).addTo(map);
      here?.getElement()?.setAttribute('aria-hidden', 'true');
      const now = JSON.stringify([[...ids], content.here]);
      if (now !== shown) frame(map, content);
      shown = now;
      const chosen = markers.get(content.selected ?? '')?.getLatLng();
      if (chosen && !map.getBounds().pad(-0.1).contains(chosen)) map.panTo(chosen);
    },
    resize: () => map.invalidateSize({ animate: false }),
    remove: () => map.remove(),
  };
}

const HERE: L.MarkerOptions = {
  icon: L.divIcon({ className: 'map-here', iconSize: [18, 18] }),
  ...{ interactive: false, keyboard: false },
};

/** Everything in sight: the markers and where the visitor is. */
function frame(map: L.Map, { markers, here }: MapContent) {
  const places = [...markers, ...(here && markers.length > 0 ? [here] : [])];
  if (places.length === 0) return;
  const bounds = L.latLngBounds(places.map(({ lat, lng }) => [lat, lng]));
  map.fitBounds(bounds, { padding: [36, 44], maxZoom: USUAL });
}
