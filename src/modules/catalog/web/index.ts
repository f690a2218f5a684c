export { AvailabilityNote } from './availability-note.tsx';
export { Composition, Constituents } from './composition.tsx';
export { RationTable, UseAndPackaging } from './feeding.tsx';
export { FormatTiles } from './format-tiles.tsx';
export { PriceLine } from './price-line.tsx';
export { ProductCard } from './product-card.tsx';
