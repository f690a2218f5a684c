/** Fields that contain a person's name, contact data or own texts. */
const PERSONAL: ReadonlySet<string> = new Set([
  'email',
  'firstName',
  'lastName',
  'company',
  'street',
  'street2',
  'phoneNumber',
  'phoneNumber2',
  'deliveryInstructions',
  'notes',
  'stopMessage',
]);

/** Fields that do so only next to an e-mail. */
const OF_ITS_OWNER: ReadonlySet<string> = new Set(['name', 'message']);

/**
 * Removes personal data from a response about orders and subscriptions, for staff without that permission: articles,
 * dates, states and amounts stay, personal texts are emptied. A name or message next to an e-mail belongs to a
 * person.
 */
export function withoutPeople(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPeople);
  if (typeof value !== 'object' || value === null) return value;
  const isPerson = Object.hasOwn(value, 'email');
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => {
      const isHidden = PERSONAL.has(key) || (isPerson && OF_ITS_OWNER.has(key));
      return [key, isHidden && typeof one === 'string' ? '' : withoutPeople(one)];
    }),
  );
}
