import { COUNTRY_RULES, DELIVERY_COUNTRIES } from '#kit/countries.ts';
import { FREQUENCY_CODES } from '#modules/nutrition/rules/index.ts';
import { AFTER_WAIT, HELD_FOR, PLAN_B_CHOICES } from '#modules/subscriptions/rules/index.ts';
import {
  type Cell,
  day,
  flag,
  instant,
  kilograms,
  list,
  matching,
  oneOf,
  optional,
  paragraph,
  type ReadCells,
  readCells,
  weighings,
  whole,
  words,
} from './cells.ts';

const name = words(255);
const code = words(100);
const phone = optional(matching(/^\+\d{6,15}$/, 'phone'));
const site = code;
/** A postcode of any country the shop delivers to. */
const anyPostcode = new RegExp(
  `^(?:${DELIVERY_COUNTRIES.map((country) => COUNTRY_RULES[country].postcode).join('|')})$`,
);

/** Columns of a delivery or billing address. */
const PLACE = {
  prénom: name,
  nom: name,
  société: optional(name),
  rue: words(38),
  complément: optional(words(38)),
  'code postal': matching(anyPostcode, 'postcode'),
  ville: words(33),
  pays: oneOf(...DELIVERY_COUNTRIES),
  province: optional(name),
  'nom de province': optional(name),
  téléphone: phone,
  'téléphone 2': phone,
  consignes: paragraph(255),
} as const satisfies Record<string, Cell>;

/**
 * The kinds of rows that describe a customer and their subscriptions: the columns of each, and how a cell is read.
 * A column name has the same meaning in every kind of row.
 */
export const PEOPLE_ROWS = {
  client: {
    prénom: name,
    nom: name,
    civilité: oneOf('m', 'f', 'u'),
    téléphone: phone,
    naissance: optional(day),
    site,
    lettre: flag,
    'a commandé': flag,
    'vu le': day,
    'créé le': instant,
    'prouvé le': optional(instant),
    'bloqué le': optional(instant),
    motif: optional(paragraph(1000)),
  },
  consentement: {
    site,
    état: oneOf('confirmed', 'left'),
    par: oneOf('exit_popup', 'footer', 'account'),
    'demandé le': instant,
    texte: code,
    depuis: optional(code),
    'confirmé le': optional(instant),
    'quitté le': optional(instant),
    codes: optional(code),
    'arrêté le': optional(instant),
    motif: optional(oneOf('bounced', 'complained')),
  },
  adresse: { libellé: optional(name), ...PLACE, favorite: flag },
  animal: {
    nom: name,
    espèce: code,
    sexe: code,
    race: code,
    croisé: flag,
    naissance: day,
    'date exacte': flag,
    corpulence: code,
    activité: code,
    stérilisé: flag,
    poids: kilograms,
    particularité: code,
    marque: name,
    'ancienne marque': optional(name),
    'marque seule': flag,
    aliments: list(/^[\w-]+$/),
    pesées: weighings,
    'créé le': instant,
  },
  abonnement: {
    site,
    langue: code,
    état: oneOf('actif', 'en pause'),
    rythme: oneOf(...FREQUENCY_CODES.map(String)),
    'rythme de départ': oneOf(...FREQUENCY_CODES.map(String)),
    calendrier: day,
    'prévue le': day,
    'part le': day,
    suivante: optional(day),
    livraisons: whole(0, 100_000),
    mode: code,
    point: optional(paragraph(4000)),
    secours: optional(paragraph(4000)),
    codes: list(/^\S{1,64}$/),
    texte: code,
    'accepté le': instant,
    'pause depuis': optional(instant),
    'pause jusqu’au': optional(day),
    retenu: optional(oneOf(...HELD_FOR)),
    'résilié au': optional(day),
    'créé le': instant,
  },
  livraison: PLACE,
  facturation: PLACE,
  article: {
    quantité: whole(0, 9999),
    prochaine: whole(0, 9999),
    animaux: list(/^\d{1,3}$/),
    'si absent': optional(oneOf(...PLAN_B_CHOICES)),
    remplaçant: optional(code),
    jours: optional(whole(1, 60)),
    ensuite: optional(oneOf(...AFTER_WAIT)),
    'choisi le': optional(instant),
  },
} as const satisfies Record<string, Readonly<Record<string, Cell>>>;

export type PeopleRow = keyof typeof PEOPLE_ROWS;

/** All columns, each once. */
export const PEOPLE_COLUMNS: readonly string[] = [
  ...new Set(Object.values(PEOPLE_ROWS).flatMap((columns) => Object.keys(columns))),
];

/** How the rows of a customer are numbered: on their own, within a subscription, or within its line. */
const NUMBERS: Readonly<Record<PeopleRow, RegExp>> = {
  client: /^1$/,
  consentement: /^1$/,
  adresse: /^[1-9]\d{0,2}$/,
  animal: /^[1-9]\d{0,2}$/,
  abonnement: /^AB-\d{5,12}$/,
  livraison: /^AB-\d{5,12}$/,
  facturation: /^AB-\d{5,12}$/,
  article: /^AB-\d{5,12}\/[\w.-]{1,40}$/,
};

export const isPeopleRow = (text: string): text is PeopleRow => Object.hasOwn(PEOPLE_ROWS, text);

export const isNumbered = (row: PeopleRow, number: string): boolean => NUMBERS[row].test(number);

/** The cells of a row in normal form, and the first invalid one. */
export const readPeopleRow = (row: PeopleRow, cells: Readonly<Record<string, string>>): ReadCells =>
  readCells(PEOPLE_ROWS[row], cells);
