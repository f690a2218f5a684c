/** Daily energy of an adult. `vetInfoKcal` is for customer care, never shown as a ration. */
export type Maintenance =
  | {
      status: 'ok';
      /** kcal per kg^0.75 (dog) or kg^0.67 (cat); null when the value is derived from the resting energy. */
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
