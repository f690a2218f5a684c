export { kilometresBetween, type Position } from './distance.ts';
export { type FoundShops, findShops } from './find-shops.ts';
export { inOrder, nearestShops } from './in-order.ts';
export {
  type Hours,
  hoursOn,
  type LocalTime,
  type Opening,
  type OpenState,
  openState,
  specialDays,
  WEEKDAYS,
  type Weekday,
  weekdayOf,
} from './open-state.ts';
export { formatPhone, routeTo } from './reach.ts';
