import { refuse } from '#kit/refusal.ts';
import type { AppContext } from '#registry/schema.ts';
import type { PickupPointSearch } from '../contracts.ts';
import type { FoundPickupPoint, SearchPlace } from './network.ts';
import { findRelayProvider } from './queries.ts';
import { relayNetwork } from './relay-network.ts';

const USUAL_RADIUS_KM = 20;
const WIDEST_KM = 100;
const USUAL_LIMIT = 20;
const MOST = 30;

/**
 * Points near a place, nearest first; around coordinates, in all given countries. Null when the network does not
 * respond.
 * @throws Refusal `pickup_point.place` when no place is given. /
 */
export async function searchPickupPoints(
  appContext: AppContext,
  search: PickupPointSearch,
  countries: readonly string[],
): Promise<FoundPickupPoint[] | null> {
  const place = placeOf(search);
  if (!place) throw refuse('pickup_point.place');
  const { countryCode, shippingMethod, weight } = search;
  const network = relayNetwork(appContext);
  const method = shippingMethod?.slice(shippingMethod.lastIndexOf('/') + 1);
  if (method && (await findRelayProvider(appContext.db, method)) !== network.name) return [];
  const radiusKm = within(search.radius, USUAL_RADIUS_KM, WIDEST_KM);
  const limit = within(search.limit, USUAL_LIMIT, MOST);
  const requested = countryCode ? [countryCode] : countries;
  const answers = await Promise.all(
    requested.map((country) =>
      network.search({
        place,
        countryCode: country,
        radiusKm,
        limit,
        grams: weight ? Number(weight) : null,
      }),
    ),
  );
  if (answers.every((points) => points === null)) return null;
  return answers
    .flatMap((points) => points ?? [])
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, limit);
}

function placeOf(search: PickupPointSearch): SearchPlace | null {
  const { city, countryCode, latitude, longitude } = search;
  if (latitude !== undefined && longitude !== undefined)
    return { latitude: Number(latitude), longitude: Number(longitude) };
  // Removes the country prefix of "B-1000" and "L-1234".
  const postcode = search.postcode?.replace(/^[A-Z]{1,2}-/i, '').trim();
  if (!countryCode || (!postcode && !isCity(city))) return null;
  return postcode ? { postcode, city } : { city };
}

/** Networks search names by unaccented letters, so a name needs at least two. */
const isCity = (name = ''): boolean => /[a-z].*[a-z]/i.test(name.normalize('NFD'));

const within = (text: string | undefined, usual: number, most: number) =>
  Math.max(1, Math.min(most, text === undefined ? usual : Number(text)));
