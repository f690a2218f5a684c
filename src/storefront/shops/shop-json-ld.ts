import type { ShopDocument } from '#modules/content/contracts.ts';
import { WEEKDAYS } from '#modules/shops/rules/index.ts';
import { paths } from '#pages/paths.ts';
import type { Site } from '#pages/sites.ts';

const dayUrl = (day: string) => `https://schema.org/${day[0]?.toUpperCase()}${day.slice(1)}`;

/** Structured data of a shop (SEO-03), with the opening hours of the page. */
export function shopJsonLd(site: Site, shop: ShopDocument): object[] {
  const { slug, name, address, position, phone, email } = shop;
  return [
    {
      '@context': 'https://schema.org',
      '@type': ['LocalBusiness', 'PetStore'],
      '@id': `${site.origin}${paths.shop(slug)}#magasin`,
      name,
      url: site.origin + paths.shop(slug),
      telephone: phone,
      email,
      address: {
        '@type': 'PostalAddress',
        streetAddress: [address.street, address.street2].filter(Boolean).join(', '),
        postalCode: address.postcode,
        addressLocality: address.city,
        addressCountry: address.country,
      },
      geo: { '@type': 'GeoCoordinates', latitude: position.lat, longitude: position.lng },
      // A shop that is shut until further notice has no hours at all.
      openingHoursSpecification: shop.closed ? [] : usual(shop),
      specialOpeningHoursSpecification: shop.closed ? [] : special(shop),
    },
  ];
}

const spec = (opens: string, closes: string, when: object) => ({
  '@type': 'OpeningHoursSpecification',
  opens,
  closes,
  ...when,
});

const usual = ({ openingHours }: ShopDocument) =>
  WEEKDAYS.flatMap((day) =>
    openingHours[day].map(([from, to]) => spec(from, to, { dayOfWeek: dayUrl(day) })),
  );

/** Equal opening and closing times mean closed all day. */
const special = ({ specialOpenings, specialClosings }: ShopDocument) => [
  ...specialOpenings.flatMap(({ date, hours }) =>
    hours.map(([from, to]) => spec(from, to, { validFrom: date, validThrough: date })),
  ),
  ...specialClosings.map(({ from, to }) =>
    spec('00:00', '00:00', { validFrom: from, validThrough: to }),
  ),
];
