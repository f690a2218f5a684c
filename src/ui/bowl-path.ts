/** Outline of the bowl under its rim, in a box of 600 × 320: used on pages and in documents. */
export const bowlPath =
  'M62 74h476c10 74 30 142 58 200 10 22-6 46-30 46H34c-24 0-40-24-30-46 28-58 48-126 58-200z';
