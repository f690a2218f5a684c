declare module 'topojson-client' {
  /** GeoJSON of an object of a topology. */
  export function feature(topology: unknown, object: unknown): unknown;
}
