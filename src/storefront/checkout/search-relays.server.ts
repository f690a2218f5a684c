import { channelCodeOf, SITE_COUNTRIES } from '#kit/sites.ts';
import type { OrderShape } from '#modules/orders/contracts.ts';
import { readPlace } from '#modules/shipping/rules/index.ts';
import type { FoundRelays } from '#modules/shipping/web/index.ts';
import { ServiceError } from '#services/service-client.ts';
import { addressCalls } from '#services/shop/addresses.ts';
import { checkoutCalls } from '#services/shop/checkout.ts';
import type { ShopClient } from '#services/shop/client.ts';

/** The form's search fields: typed text or coordinates, and the country. */
interface SearchRelaysRequest {
  get(name: string): unknown;
}

const MOST = '12';
const RADIUS_KM = '30';

/** Pickup points near the typed place or position that accept this order's parcel. */
export async function searchRelays(
  shop: ShopClient,
  order: OrderShape,
  request: SearchRelaysRequest,
): Promise<FoundRelays> {
  const text = said(request, 'place').trim();
  const [lat, lng] = [said(request, 'lat'), said(request, 'lng')];
  const isHere = lat !== '' && lng !== '';
  const here = isHere ? { lat: Number(lat), lng: Number(lng) } : null;
  const nothing: FoundRelays = { text: isHere ? '' : text, here, points: [], problem: null };
  if (!isHere && text === '') return { ...nothing, problem: 'place' };
  const calls = checkoutCalls(shop);
  const shipment = order.shipments[0];
  const methods = shipment ? await calls.shippingMethods(order.tokenValue, shipment.id) : [];
  const relays = methods.filter(({ kind }) => kind === 'relay');
  const method = relays.find(({ code }) => code === request.get('method')) ?? relays[0];
  try {
    const place = isHere ? { latitude: lat, longitude: lng } : readPlace(text);
    const points = await calls.pickupPoints({
      ...place,
      countryCode: await countryOf(shop, order, request),
      shippingMethod: method?.code,
      weight: method?.parcelGrams?.toString(),
      radius: RADIUS_KM,
      limit: MOST,
    });
    return { ...nothing, points };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const isPlace = error.status === 400 || error.status === 422;
    return { ...nothing, problem: isPlace ? 'place' : 'silent' };
  }
}

const said = (request: SearchRelaysRequest, name: string): string => {
  const value = request.get(name);
  return typeof value === 'string' ? value.slice(0, 120) : '';
};

/** Country of delivery according to the form being filled in. */
async function countryOf(
  shop: ShopClient,
  order: OrderShape,
  request: SearchRelaysRequest,
): Promise<string> {
  const { billingAddress, shippingAddress } = order;
  const site = SITE_COUNTRIES.find((own) => order.channel.endsWith(`/${channelCodeOf(own)}`));
  const home = site ?? SITE_COUNTRIES[0];
  const before = (shippingAddress ?? billingAddress)?.countryCode ?? home;
  if (request.get('same') === 'on') return billingAddress?.countryCode ?? before;
  const [choice, typed] = [said(request, 'address'), said(request, 'countryCode')];
  if (choice === '' || choice === 'new') return typed || before;
  const saved = (await addressCalls(shop).list()).find(({ id }) => String(id) === choice);
  return saved?.countryCode ?? before;
}
