import L from 'leaflet';

/** Content of `/map-tiles/source.json`: the address of a tile service, or none. */
type TileSource = { tiles: null } | { tiles: string; from: number; to: number; credit: string };

/** Leaflet pane of the town names drawn by us. */
const NAMES = 'names';

/**
 * Adds street tiles above our own background, from the zoom level where they are legible; where a
 * tile fails to load, the background stays visible. False without a tile service.
 */
export async function addStreets(map: L.Map): Promise<boolean> {
  const answer = await fetch('/map-tiles/source.json');
  if (!answer.ok) return false;
  const source: TileSource = await answer.json();
  if (source.tiles === null) return false;
  map.setMaxZoom(source.to);
  const streets = L.tileLayer(source.tiles, {
    minZoom: source.from,
    maxZoom: source.to,
    attribution: source.credit,
  }).addTo(map);
  // The tiles contain town names, so our own are hidden.
  const names = map.getPane(NAMES);
  const show = () => {
    if (names) names.hidden = map.hasLayer(streets) && map.getZoom() >= source.from;
  };
  map.on('zoomend', show);
  show();
  return true;
}
