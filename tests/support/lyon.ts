/** An address in Lyon, as a page sends it. For tests. */
export const lyon = {
  firstName: 'Léa',
  lastName: 'Martin',
  countryCode: 'FR',
  street: '12 rue des Lilas',
  postcode: '69003',
  city: 'Lyon',
  phoneNumber: '+33612345678',
};
