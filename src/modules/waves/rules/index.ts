export { findPicked } from './find-picked.ts';
export {
  currentOf,
  expectedGrams,
  missingPieces,
  NOTHING_SCANNED,
  type OrderToPack,
  type PackingState,
  type Scan,
  type ScannedLot,
  type ScanSays,
  scan,
  type WeighedParcel,
} from './packing.ts';
export { type PickLine, pickList } from './pick-list.ts';
export { isHere, WAVE_STATES, type WaveState, waveState } from './wave-state.ts';
export { isWeightOff } from './weight.ts';
