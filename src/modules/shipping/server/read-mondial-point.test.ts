import { expect, test } from 'vitest';
import { readXml, type XmlElement } from '#platform/read-xml.ts';
import { readPoint } from './read-mondial-point.ts';

const day = (name: string, ...times: string[]) =>
  `<Horaires_${name}>${times.map((time) => `<string>${time}</string>`).join('')}</Horaires_${name}>`;

/** Details in the format of the service: padded names, decimal comma, empty elements. */
const details = (change: Record<string, string> = {}) => {
  const fields: Record<string, string> = {
    STAT: '',
    Num: '069123',
    LgAdr1: 'TABAC DES LILAS                 ',
    LgAdr2: ' ',
    LgAdr3: '3 RUE DES LILAS                 ',
    LgAdr4: 'CENTRE COMMERCIAL   ',
    CP: '69003',
    Ville: 'LYON                      ',
    Pays: 'FR',
    Latitude: '45,756000',
    Longitude: '04,860000',
    TypeActivite: '000',
    Distance: '420',
    ...change,
  };
  const elements = Object.entries(fields).map(([name, text]) => `<${name}>${text}</${name}>`);
  const hours = [
    day('Lundi', '0000', '0000', '0000', '0000'),
    day('Mardi', '0830', '1230', '1400', '1900'),
    day('Mercredi', '0930', '1930', '0000', '0000'),
    day('Jeudi', '0000', '2359', '0000', '0000'),
    day('Vendredi', '9h', '', '2500', '2600'),
  ];
  const away =
    '<Informations_Dispo><Periode><Debut>2026-12-24T00:00:00</Debut><Fin>2027-01-03T00:00:00</Fin></Periode><Periode><Debut xsi:nil="true" /><Fin xsi:nil="true" /></Periode></Informations_Dispo>';
  const text = `<PointRelais_Details>${elements.join('')}${hours.join('')}${away}</PointRelais_Details>`;
  return readXml(text) as XmlElement;
};

test('SHP-02 a point is read as the service writes it', () => {
  const point = readPoint(details());
  expect(point).toMatchObject({
    code: 'FR-069123',
    provider: 'mondial',
    name: 'TABAC DES LILAS',
    street: '3 RUE DES LILAS, CENTRE COMMERCIAL',
    postcode: '69003',
    city: 'LYON',
    latitude: 45.756,
    longitude: 4.86,
    distance: 420,
    closures: [{ from: '2026-12-24', to: '2027-01-03' }],
  });
  expect(point?.openingHours).toMatchObject({
    monday: [],
    tuesday: [
      ['08:30', '12:30'],
      ['14:00', '19:00'],
    ],
    wednesday: [['09:30', '19:30']],
    thursday: [['00:00', '23:59']],
    friday: [],
    sunday: [],
  });
});

test.each([
  ['no number', { Num: '' }],
  ['a number that is no code', { Num: '../x' }],
  ['no country', { Pays: '' }],
  ['no name', { LgAdr1: '   ' }],
  ['no place', { Latitude: 'north' }],
])('a point with %s is left out', (_, change) => {
  expect(readPoint(details(change))).toBeNull();
});
