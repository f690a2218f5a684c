/** Daily energy of an adult. `vetInfoKcal` is for the care team, never shown as a ration. */
export type Maintenance =
  | {
      status: 'ok';
      /** kcal per kg^0.75 (dog) or kg^0.67 (cat); null when the resting energy decides. */
      coefficient: number | null;
      targetWeightKg: number;
      energyKcal: number;
    }
  | { status: 'vet'; reason: 'maigreur'; energyKcal: null }
  | {
      status: 'vet';
      reason: 'obesite';
      energyKcal: null;
      targetWeightKg: number;
      vetInfoKcal: number;
    };
