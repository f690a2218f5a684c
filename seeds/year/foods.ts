/** What invented customers buy: codes of formats by what their animal is. */
export interface Assortment {
  /** One of these by species, then `growth`, or the size of a grown animal, or `senior`. */
  kibble: Readonly<Record<'dog' | 'cat', Readonly<Record<Eater, readonly string[]>>>>;
  /** What goes with it now and then. */
  wet: Readonly<Record<'dog' | 'cat', readonly string[]>>;
  extras: Readonly<Record<'dog' | 'cat', readonly string[]>>;
}

export type Eater = 'growth' | 'small' | 'medium' | 'large' | 'senior';

export const yearAssortment: Assortment = {
  kibble: {
    dog: {
      growth: ['10021102', '10021302', '10021202', '10021402'],
      small: ['10022101', '10022102', '10022202'],
      medium: ['10020103', '10020102', '10020203', '10020303', '10024103'],
      large: ['10023102', '10020103', '10024103', '10023202'],
      senior: ['10025102', '10025103', '10025302', '10024303'],
    },
    cat: {
      growth: ['10012102', '10012202', '10012103'],
      small: ['10012802', '10013002', '10012702'],
      medium: ['10012803', '10012345', '10012402', '10012902'],
      large: ['10012345', '10012803', '10012902', '10013002'],
      senior: ['10013502', '10013501'],
    },
  },
  wet: {
    dog: ['10030102', '10030202', '10030702', '10030901'],
    cat: ['10040102', '10040202', '10040302', '10041001', '10041101'],
  },
  extras: {
    dog: ['10050102', '10050202', '10050501', '10050601', '10060101', '10070901'],
    cat: ['10055302', '10055101', '10055201', '10055401', '10060301', '10070602'],
  },
};
