/** What an answer calls a person by, or writes to them at; what they wrote themselves, too. */
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

/** The same, of who is named by the e-mail beside it. */
const OF_ITS_OWNER: ReadonlySet<string> = new Set(['name', 'message']);

/**
 * An answer about orders and subscriptions for who may not know whose they are: goods, dates, states
 * and amounts stay, texts about a person are empty. A name or a message beside an e-mail is its owner's.
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
