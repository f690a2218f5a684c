const list = (name: string, id: number) => `/api/v2/shop/animal-${name}/${id}`;

/** A valid cat as a client sends it. */
export const milo = {
  name: 'Milo',
  type: list('types', 2),
  gender: list('genders', 1),
  breed: list('breeds', 214),
  crossbreed: false,
  in_date: true,
  birthday: '2022-05-01',
  condition: list('conditions', 3),
  activity: list('activities', 2),
  sterilized: true,
  weight: 4.6,
  feature: list('features', 1),
  feeds: [list('feeds', 1)],
  kibbleBrand: list('kibble-brands', 5),
};

/** A dog, by its age. */
export const moka = {
  ...milo,
  name: 'Moka',
  type: list('types', 1),
  breed: list('breeds', 1),
  weight: 29.5,
  in_date: false,
  birthday: null,
  birthday_years: 4,
  birthday_months: 6,
};
