import L from 'leaflet';

interface Ground {
  land: readonly { served: boolean; ring: readonly (readonly [number, number])[] }[];
  /** Name, latitude, longitude, hundreds of inhabitants; the largest town first. */
  towns: readonly (readonly [string, number, number, number])[];
}

const MOST_NAMES = 70;
/** Minimum distance between town names, width of a character and line height, in pixels. */
const [GAP, CHARACTER, LINE] = [10, 7.2, 18];

/**
 * Draws coasts, borders and as many town names as fit beside the areas in `taken`, in pixels of the
 * map. Returns a function that draws the names again.
 */
export async function drawGround(
  map: L.Map,
  taken: () => readonly L.Bounds[],
): Promise<() => void> {
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
  const write = () => writeNames(map, { names, towns, markers: taken() });
  map.on('moveend zoomend resize', write);
  write();
  return write;
}

const colour = (token: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(token);

interface Written {
  names: L.LayerGroup;
  towns: Ground['towns'];
  markers: readonly L.Bounds[];
}

/** Area of the zoom buttons, in pixels from the upper left. */
const BUTTONS = L.bounds([0, 0], [56, 96]);
/** Offset in pixels of a name below a marker on its town. */
const BELOW = L.point(0, 15);

function writeNames(map: L.Map, { names, towns, markers }: Written) {
  names.clearLayers();
  const bounds = map.getBounds().pad(0.05);
  const least = leastInhabitants(map.getZoom());
  // A name must not be cut off at an edge or covered by the buttons.
  const whole = L.bounds([0, 0], map.getSize());
  const taken: L.Bounds[] = [BUTTONS];
  for (const [name, lat, lng, hundreds] of towns) {
    if (hundreds < least || taken.length >= MOST_NAMES) break;
    if (!bounds.contains([lat, lng])) continue;
    const centre = map.latLngToContainerPoint([lat, lng]);
    const half = L.point((name.length * CHARACTER) / 2 + GAP, LINE / 2 + GAP / 2);
    const boxAt = (at: L.Point) => L.bounds(at.subtract(half), at.add(half));
    const isCovered = markers.some((marker) => marker.overlaps(boxAt(centre)));
    const box = boxAt(isCovered ? centre.add(BELOW) : centre);
    const isMet = (other: L.Bounds) => other.overlaps(box);
    if (!whole.contains(box)) continue;
    if (taken.some(isMet) || (isCovered && markers.some(isMet))) continue;
    taken.push(box);
    const isLarge = hundreds > 1000;
    const icon = L.divIcon({
      className: 'map-name',
      html: nameTag(name, isLarge, isCovered),
      iconSize: [0, 0],
    });
    L.marker([lat, lng], { icon, pane: 'names', interactive: false, keyboard: false }).addTo(names);
  }
}

function nameTag(name: string, isLarge: boolean, isBelow: boolean): HTMLElement {
  const tag = document.createElement('span');
  tag.textContent = name;
  tag.classList.toggle('is-large', isLarge);
  tag.classList.toggle('is-below', isBelow);
  return tag;
}

/** Minimum hundreds of inhabitants for a town's name to be shown at a zoom level. */
const leastInhabitants = (zoom: number) =>
  [2500, 2500, 2500, 2500, 2500, 2500, 1000, 500, 200, 90, 40][zoom] ?? 0;
