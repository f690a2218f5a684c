/** Lengths of address fields (ADR-07 to ADR-18), for schemas and for `maxlength` in forms. */
export const ADDRESS_LIMITS = {
  firstName: { min: 1, max: 255 },
  lastName: { min: 1, max: 255 },
  company: { min: 0, max: 255 },
  street: { min: 1, max: 38 },
  street2: { min: 0, max: 38 },
  city: { min: 2, max: 33 },
  province: { min: 0, max: 255 },
  alias: { min: 0, max: 255 },
  deliveryInstructions: { min: 0, max: 255 },
} as const;
