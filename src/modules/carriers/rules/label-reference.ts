/**
 * Our reference of a parcel, at most 15 characters: order number, parcel number, and from the
 * second request on its number. A retry after a lost response uses the same reference, so that no
 * second label is made.
 */
export const labelReference = (number: string, parcel: number, time: number): string =>
  time === 1 ? `${number}-${parcel}` : `${number}-${parcel}_${time}`;
