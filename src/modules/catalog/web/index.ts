export { AvailabilityNote } from './availability-note.tsx';
export { PriceLine } from './price-line.tsx';
export { ProductCard } from './product-card.tsx';
