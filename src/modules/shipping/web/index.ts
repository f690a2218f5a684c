export type { FoundRelays } from './found-relays.ts';
export { RelayAddress } from './relay-address.tsx';
export { RelayPicker } from './relay-picker.tsx';
export { FIND, PLACE } from './relay-search.tsx';
