/**
 * How a carrier hears of a parcel, in 15 characters at most: number of the order, parcel, and from the second time it is wanted on how
 * often. The same label is asked for under the same one however often nobody heard an answer.
 */
export const labelReference = (number: string, parcel: number, time: number): string =>
  time === 1 ? `${number}-${parcel}` : `${number}-${parcel}_${time}`;
