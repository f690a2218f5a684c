export { HoursTable } from './hours-table.tsx';
export { OpenNote } from './open-note.tsx';
export { type ListedShop, ShopCard } from './shop-card.tsx';
export { SpecialDays } from './special-days.tsx';
export { useNow } from './use-now.ts';
