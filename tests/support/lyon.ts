/** An address in Lyon, as a page submits it. */
export const lyon = {
  firstName: 'Léa',
  lastName: 'Martin',
  countryCode: 'FR',
  street: '12 rue des Lilas',
  postcode: '69003',
  city: 'Lyon',
  phoneNumber: '+33612345678',
};
