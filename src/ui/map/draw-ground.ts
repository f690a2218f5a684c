import L from 'leaflet';

interface Ground {
  land: readonly { served: boolean; ring: readonly (readonly [number, number])[] }[];
  /** Name, north, east, hundreds of inhabitants; the largest first. */
  towns: readonly (readonly [string, number, number, number])[];
}

const MOST_NAMES = 70;
/** Pixels a name keeps from the next one, and those of a letter. */
const [GAP, CHARACTER, LINE] = [10, 7.2, 18];

/** Coasts, borders and the names of towns, as many as have room. */
export async function drawGround(map: L.Map): Promise<void> {
  const { default: text } = await import('#data/base-map.json?raw');
  const { land, towns }: Ground = JSON.parse(text);
  const renderer = L.canvas({ padding: 0.5 });
  for (const { served, ring } of land)
    L.polygon(ring as [number, number][], {
      renderer,
      interactive: false,
      smoothFactor: 1.2,
      weight: served ? 1.2 : 0.8,
      color: colour(served ? '--color-sapin-300' : '--color-trait'),
      fillColor: colour(served ? '--color-lait' : '--color-brume-2'),
      fillOpacity: 1,
    }).addTo(map);
  const pane = map.createPane('names');
  pane.setAttribute('aria-hidden', 'true');
  const names = L.layerGroup().addTo(map);
  const write = () => writeNames(map, names, towns);
  map.on('moveend zoomend resize', write);
  write();
}

const colour = (token: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(token);

function writeNames(map: L.Map, names: L.LayerGroup, towns: Ground['towns']) {
  names.clearLayers();
  const bounds = map.getBounds().pad(0.05);
  const least = leastInhabitants(map.getZoom());
  const taken: L.Bounds[] = [];
  for (const [name, lat, lng, hundreds] of towns) {
    if (hundreds < least || taken.length >= MOST_NAMES) break;
    if (!bounds.contains([lat, lng])) continue;
    const at = map.latLngToContainerPoint([lat, lng]);
    const half = L.point((name.length * CHARACTER) / 2 + GAP, LINE / 2 + GAP / 2);
    const box = L.bounds(at.subtract(half), at.add(half));
    if (taken.some((other) => other.overlaps(box))) continue;
    taken.push(box);
    const isLarge = hundreds > 1000;
    const icon = L.divIcon({
      className: 'map-name',
      html: nameTag(name, isLarge),
      iconSize: [0, 0],
    });
    L.marker([lat, lng], { icon, pane: 'names', interactive: false, keyboard: false }).addTo(names);
  }
}

function nameTag(name: string, isLarge: boolean): HTMLElement {
  const tag = document.createElement('span');
  tag.textContent = name;
  tag.className = isLarge ? 'is-large' : '';
  return tag;
}

/** Hundreds of inhabitants a town needs to be named at a zoom. */
const leastInhabitants = (zoom: number) =>
  [2500, 2500, 2500, 2500, 2500, 2500, 1000, 500, 200, 90, 40][zoom] ?? 0;
