/** Water to drink, ml a day rounded to 10: about 1 ml per kcal, less the water in the food. */
export function waterToDrink(
  energyKcal: number,
  foods: readonly { grams: number; moisture: number }[],
): number {
  const inFood = foods.reduce((sum, { grams, moisture }) => sum + (grams * moisture) / 100, 0);
  return 10 * Math.floor(Math.max(0, energyKcal - inFood) / 10 + 0.5);
}
