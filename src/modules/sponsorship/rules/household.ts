interface Door {
  street: string;
  postcode: string;
  countryCode: string;
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** Whether two addresses are the same household, ignoring spelling: a friend must live elsewhere. */
export const isSameDoor = (a: Door, b: Door): boolean =>
  a.countryCode === b.countryCode &&
  plain(a.postcode) === plain(b.postcode) &&
  plain(a.street) === plain(b.street);
