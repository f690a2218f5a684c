/** A marker on a map. */
export interface MapMarker {
  id: string;
  /** Accessible name. */
  label: string;
  lat: number;
  lng: number;
  /** Drawn less prominently: closed, on holiday. */
  muted?: boolean;
}

export interface MapContent {
  markers: readonly MapMarker[];
  /** Id of the highlighted marker. */
  selected: string | null;
  /** Position of the visitor, or of the searched place. */
  here: { lat: number; lng: number } | null;
}

/** The map that was drawn in an element. */
export interface DrawnMap {
  show(content: MapContent): void;
  /** Call when the element's size changed: it was hidden, or the window rotated. */
  resize(): void;
  remove(): void;
}
