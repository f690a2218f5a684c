import type { PostalAddressShape } from '../contracts.ts';
import { countryName } from './country-name.ts';

type Lines = Pick<
  PostalAddressShape,
  'firstName' | 'lastName' | 'company' | 'street' | 'street2' | 'postcode' | 'city' | 'countryCode'
>;

/** An address as on an envelope. */
export function AddressLines({ address }: { address: Lines }) {
  const { firstName, lastName, company, street, street2, postcode, city, countryCode } = address;
  const lines = [
    `${firstName} ${lastName}`,
    company,
    street,
    street2,
    `${postcode} ${city}`,
    countryName(countryCode),
  ].filter((line): line is string => Boolean(line));
  return (
    <address className="not-italic">
      {lines.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </address>
  );
}
