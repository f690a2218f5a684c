import { t } from '#i18n/catalogue.server.ts';
import { isOneOfTowns } from '#kit/town-name.ts';
import { FormProblem } from '#pages/forms/form-answer.ts';
import { checkoutCalls } from '#services/shop/checkout.ts';
import type { ShopClient } from '#services/shop/client.ts';

/** Name of the hidden field with the postcode and town the customer was asked about. */
const DOUBT = 'townDoubt';
/** Towns named in the question: the largest of the postcode. */
const MOST_NAMED = 3;

interface Typed {
  countryCode: string;
  postcode: string;
  city: string;
}

/**
 * Asks once about a postcode and a town that contradict each other: the same two sent again are kept, since the data has
 * no hamlets and no new towns. Not asked where the data has no towns for the postcode, nor about a saved address.
 * @throws FormProblem under the town.
 */
export async function askAboutTown(
  shop: ShopClient,
  form: FormData,
  { countryCode, postcode, city }: Typed,
): Promise<void> {
  if (!form.has('city')) return;
  const doubt = `${postcode} ${city}`;
  if (form.get(DOUBT) === doubt) return;
  const { cities } = await checkoutCalls(shop).cities(countryCode, postcode);
  if (cities.length === 0 || isOneOfTowns(city, cities)) return;
  // Returned to the form with the other values.
  form.set(DOUBT, doubt);
  const towns = cities.slice(0, MOST_NAMED).join(', ');
  throw new FormProblem('', { city: [t('storefront.towns.doubt', { postcode, towns, city })] });
}
