import { createHash } from 'node:crypto';
import { elementNamed, escapeXml, readXml } from '#platform/read-xml.ts';
import type { Answer, FoundPoint, Question } from './search-points.ts';

const OPERATION = 'WSI4_PointRelais_Recherche';
const NAMESPACE = 'http://www.mondialrelay.fr/webservice/';

/** The parameters the security key is made of, in the order of the service's description. */
const SIGNED = [
  'Enseigne',
  'Pays',
  'NumPointRelais',
  'Ville',
  'CP',
  'Latitude',
  'Longitude',
  'Taille',
  'Poids',
  'Action',
  'DelaiEnvoi',
  'RayonRecherche',
  'TypeActivite',
  'NACE',
  'NombreResultats',
];
const DAYS = ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi', 'Dimanche'];

/**
 * The parameters of a SOAP envelope, untrimmed, because spaces count in the security key. Null for
 * none.
 */
export function readQuestion(text: string): Question | null {
  const envelope = readXml(text);
  const requested = envelope && elementNamed(envelope, OPERATION);
  if (!requested) return null;
  return Object.fromEntries(requested.children.map((child) => [child.name, child.text]));
}

/** Whether the security key matches the secret. */
export function isSigned(question: Question, secret: string): boolean {
  const signed = SIGNED.map((name) => question[name] ?? '').join('') + secret;
  return createHash('md5').update(signed).digest('hex').toUpperCase() === question.Security;
}

/** The SOAP envelope of an answer. */
export function writeAnswer({ stat, points }: Answer): string {
  const details = points.map(writePoint).join('');
  const list = details ? `<PointsRelais>${details}</PointsRelais>` : '<PointsRelais />';
  return `<?xml version="1.0" encoding="utf-8"?><soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:xsd="http://www.w3.org/2001/XMLSchema"><soap:Body><${OPERATION}Response xmlns="${NAMESPACE}"><${OPERATION}Result><STAT>${stat}</STAT>${list}</${OPERATION}Result></${OPERATION}Response></soap:Body></soap:Envelope>`;
}

function writePoint({ point, metres, closures }: FoundPoint): string {
  const hours = point.hours
    .map((day, index) => {
      const times = day.map((time) => element('string', time)).join('');
      return `<Horaires_${DAYS[index]}>${times}</Horaires_${DAYS[index]}>`;
    })
    .join('');
  const shut = closures
    .map(
      ({ from, to }) =>
        `<Periode><Debut>${from}T00:00:00</Debut><Fin>${to}T00:00:00</Fin></Periode>`,
    )
    .join('');
  return [
    '<PointRelais_Details><STAT>0</STAT>',
    element('Num', point.number),
    element('LgAdr1', point.name.padEnd(32)),
    '<LgAdr2 />',
    element('LgAdr3', point.street.padEnd(32)),
    '<LgAdr4 />',
    element('CP', point.postcode),
    element('Ville', point.town.padEnd(26)),
    element('Pays', point.country),
    '<Localisation1 /><Localisation2 />',
    element('Latitude', degrees(point.latitude)),
    element('Longitude', degrees(point.longitude)),
    '<TypeActivite>000</TypeActivite><Information />',
    hours,
    shut ? `<Informations_Dispo>${shut}</Informations_Dispo>` : '<Informations_Dispo />',
    '<URL_Photo /><URL_Plan />',
    element('Distance', String(metres)),
    '</PointRelais_Details>',
  ].join('');
}

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;
/** The service writes a decimal comma. */
const degrees = (value: number) => value.toFixed(6).replace('.', ',');
