export { FROM_ZOOM, readTile, type Tile, TO_ZOOM, tileUrl } from './tile.ts';
