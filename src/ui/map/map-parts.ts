/** A place on a map. */
export interface MapMarker {
  id: string;
  /** What it is called by who cannot see it. */
  label: string;
  lat: number;
  lng: number;
  /** Quieter than the others: shut, on holiday. */
  muted?: boolean;
}

export interface MapContent {
  markers: readonly MapMarker[];
  /** Id of the one that stands out. */
  selected: string | null;
  /** Where the visitor is, or what was searched. */
  here: { lat: number; lng: number } | null;
}

/** The map that was drawn in an element. */
export interface DrawnMap {
  show(content: MapContent): void;
  /** The element has another size: it was hidden, or the window turned. */
  resize(): void;
  remove(): void;
}
