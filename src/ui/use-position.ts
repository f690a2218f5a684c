import { useState } from 'react';

/** Latitude and longitude in degrees. */
export interface Position {
  lat: number;
  lng: number;
}

const LIMIT_MS = 10_000;
const MAY_BE_OLD_MS = 300_000;

/** The visitor's position, requested only on a press; it is never sent to the server. */
export function usePosition() {
  const [position, setPosition] = useState<Position | null>(null);
  const [state, setState] = useState<'idle' | 'asking' | 'refused'>('idle');
  const ask = (then?: (position: Position) => void) => {
    if (!('geolocation' in navigator)) return setState('refused');
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const found = { lat: coords.latitude, lng: coords.longitude };
        setPosition(found);
        setState('idle');
        then?.(found);
      },
      () => setState('refused'),
      { timeout: LIMIT_MS, maximumAge: MAY_BE_OLD_MS },
    );
  };
  return { position, state, ask, forget: () => setPosition(null) };
}
