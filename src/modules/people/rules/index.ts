export { guestList } from './team-list.ts';
