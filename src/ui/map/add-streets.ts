import L from 'leaflet';

/** What `/map-tiles/source.json` says: where the tiles of a map service are, or that there is none. */
type TileSource = { tiles: null } | { tiles: string; from: number; to: number; credit: string };

/** The pane our names of towns are written in. */
const NAMES = 'names';

/**
 * Streets over our own ground, from the zoom on at which they can be read; a tile that does not come
 * leaves our ground in sight. False without a map service: then nothing changes.
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
  // The tiles name towns themselves: ours would stand across theirs.
  const names = map.getPane(NAMES);
  const show = () => {
    if (names) names.hidden = map.hasLayer(streets) && map.getZoom() >= source.from;
  };
  map.on('zoomend', show);
  show();
  return true;
}
